# What ./fencepost and ./test need before they can work: a clang of a known version, and cargo.
# Sourced by both. Everything it says goes to standard error, so that it never mixes with results.

say() { printf '%s\n' "$*" >&2; }

fail() { say "error: $*"; exit 2; }

# Says so if a first build into folder $1 has less room than it needs, $2 MB.
want_room() {
    [ ! -d "$1" ] || return 0
    free=$(df -Pk . 2>/dev/null | awk 'NR == 2 { print int($4 / 1024) }')
    [ -z "$free" ] || [ "$free" -ge "$2" ] || say "note: only $free MB are free here; a first build needs about $2 MB"
}

# The versions of clang whose output is read.
CLANG_VERSIONS="19 18 17 16 15 14"

# Whether a command is a clang of a known version.
known_clang() {
    major=$("$1" --version 2>/dev/null | sed -n 's/.*clang version \([0-9][0-9]*\).*/\1/p' | head -n 1)
    for v in $CLANG_VERSIONS; do
        [ "$major" = "$v" ] && return 0
    done
    return 1
}

have_clang() {
    if [ -n "${FENCEPOST_CLANG:-}" ]; then
        command -v "$FENCEPOST_CLANG" >/dev/null 2>&1 && return 0
    fi
    for v in $CLANG_VERSIONS; do
        command -v "clang-$v" >/dev/null 2>&1 && return 0
    done
    command -v clang >/dev/null 2>&1 && known_clang clang && return 0
    # Homebrew keeps its versions apart.
    for v in $CLANG_VERSIONS; do
        for prefix in /opt/homebrew /usr/local; do
            [ -x "$prefix/opt/llvm@$v/bin/clang" ] || continue
            FENCEPOST_CLANG="$prefix/opt/llvm@$v/bin/clang"
            export FENCEPOST_CLANG
            return 0
        done
    done
    return 1
}

# Runs a command as root: directly, or through sudo.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@" >&2
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@" >&2
    else
        say "note: not root, and there is no sudo: cannot run: $*"
        return 1
    fi
}

# Installs one of several packages: the first that can be installed.
first_of() {
    installer=$1
    shift
    for package in "$@"; do
        $installer "$package" && return 0
    done
    return 1
}

apt_offers() { apt-cache show "$1" 2>/dev/null | grep -q '^Package:'; }
apt_get() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o=Dpkg::Use-Pty=0 "$@"; }
apt_one() { apt_offers "$1" && apt_get install -y --no-install-recommends "$1" libc6-dev; }
dnf_one() { as_root dnf -q -y install "$1"; }
zypper_one() { as_root zypper -q -n install "$1"; }
apk_one() { as_root apk -q add "$1" musl-dev; }
pacman_one() { as_root pacman -S --noconfirm --needed "$1"; }
brew_one() { brew install -q "$1" >&2; }

versioned() { for v in $CLANG_VERSIONS; do printf '%s%s ' "$1" "$v"; done; }

# The lists of names are meant to be split into words.
# shellcheck disable=SC2046
install_clang() {
    say "fencepost: no clang of version 14 to 19 found; installing one"
    if command -v apt-get >/dev/null 2>&1; then
        # A fresh container has no package lists.
        apt_offers clang-14 || apt_offers clang-19 || apt_get update || return 1
        first_of apt_one $(versioned clang-) clang
    elif command -v dnf >/dev/null 2>&1; then
        first_of dnf_one $(versioned clang) clang
    elif command -v zypper >/dev/null 2>&1; then
        first_of zypper_one $(versioned clang) clang
    elif command -v apk >/dev/null 2>&1; then
        first_of apk_one $(versioned clang) clang
    elif command -v pacman >/dev/null 2>&1; then
        first_of pacman_one $(versioned clang) clang
    elif command -v brew >/dev/null 2>&1; then
        first_of brew_one $(versioned llvm@)
    else
        say "note: none of apt-get, dnf, zypper, apk, pacman, brew is here"
        return 1
    fi
}

need_clang() {
    have_clang && return 0
    install_clang || true
    have_clang || fail "fencepost needs clang, version 14 to 19, and could not install it.
Install one (for instance: apt-get install clang-16), or name one: FENCEPOST_CLANG=/path/to/clang"
}

need_cargo() {
    if ! command -v cargo >/dev/null 2>&1 && [ -x "${HOME:-}/.cargo/bin/cargo" ]; then
        PATH="$HOME/.cargo/bin:$PATH"
        export PATH
    fi
    command -v cargo >/dev/null 2>&1 && need_linker && need_cxx && return 0
    fail "fencepost is built with Rust, and cargo is not here. Install Rust first, with rustup or from your system's packages."
}

# Rust links through cc, and some crates compile C. Where there is no cc, the clang that is here does both.
need_linker() {
    command -v cc >/dev/null 2>&1 && return 0
    for v in $CLANG_VERSIONS; do
        if command -v "clang-$v" >/dev/null 2>&1; then
            RUSTFLAGS="${RUSTFLAGS:-} -C linker=clang-$v"
            CC=${CC:-clang-$v}
            export RUSTFLAGS CC
            return 0
        fi
    done
    command -v clang >/dev/null 2>&1 || fail "Rust needs a linker: install gcc or clang"
    RUSTFLAGS="${RUSTFLAGS:-} -C linker=clang"
    CC=${CC:-clang}
    export RUSTFLAGS CC
}

# Whether a C++ compiler works, library included.
cxx_works() { printf '#include <vector>\nint main() { return std::vector<int>().size(); }\n' | "$1" -x c++ -o /dev/null - 2>/dev/null; }

# The SAT solver is C++. Any compiler will do: the system's, or the one that came with clang.
need_cxx() {
    for c in ${CXX:-} c++ g++ $(versioned clang++-) clang++; do
        command -v "$c" >/dev/null 2>&1 && cxx_works "$c" || continue
        [ "$c" = c++ ] || { CXX=$c; export CXX; }
        return 0
    done
    say "fencepost: no C++ compiler found; installing one"
    if command -v apt-get >/dev/null 2>&1; then
        apt_one g++ || true
    elif command -v dnf >/dev/null 2>&1; then
        dnf_one gcc-c++ || true
    elif command -v zypper >/dev/null 2>&1; then
        zypper_one gcc-c++ || true
    elif command -v apk >/dev/null 2>&1; then
        apk_one g++ || true
    elif command -v pacman >/dev/null 2>&1; then
        pacman_one gcc || true
    fi
    command -v c++ >/dev/null 2>&1 && cxx_works c++ && return 0
    fail "the SAT solver needs a C++ compiler: install g++ or clang with its C++ library"
}
