use std::net::TcpStream;

fn main() {
    let _ = TcpStream::connect("localhost:80");
}
