//! A browser without a window, for the tests of the page: Chromium, spoken to over its DevTools protocol.
//!
//! Source: the Chrome DevTools Protocol, over the pipe that `--remote-debugging-pipe` asks for: the browser reads messages from its
//! file descriptor 3 and writes them to 4, each message is JSON and ends with a zero byte. A shell gives it our two ends as 3 and 4.
//! Guarantee: a browser that does not answer within a minute fails the test, and is ended with it. Everything that the page
//! complains about, on its console or by an exception, is kept.

use serde_json::{json, Value};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The browser to use, if there is one: `FENCEPOST_CHROMIUM`, or where systems have it.
pub fn chromium() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("FENCEPOST_CHROMIUM") {
        return Some(PathBuf::from(named));
    }
    let places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    places.iter().map(PathBuf::from).find(|p| p.exists())
}

/// A page in a browser.
pub struct Browser {
    child: Child,
    to: ChildStdin,
    from: Receiver<Value>,
    folder: PathBuf,
    next: u64,
    session: String,
    /// Whether the page has been loaded since it was last asked for.
    loaded: bool,
    /// What the page complained about.
    pub complaints: Vec<String>,
}

impl Browser {
    /// Starts the browser with an empty profile and a window of this size.
    pub fn start(program: &Path, name: &str, (width, height): (u32, u32)) -> Browser {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("chromium-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the profile can be made");
        let mut child = Command::new("sh")
            .args(["-c", "exec \"$@\" 3<&0 4>&1 1>/dev/null 2>/dev/null", "sh"])
            .arg(program)
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--hide-scrollbars",
            ])
            .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
            .args(["--force-device-scale-factor=1", "--remote-debugging-pipe"])
            .arg(format!("--user-data-dir={}", folder.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the browser starts");
        let to = child.stdin.take().expect("there is a pipe");
        let out = child.stdout.take().expect("there is a pipe");
        let (send, from) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let mut reader = BufReader::new(out);
            let mut message = Vec::new();
            while reader.read_until(0, &mut message).is_ok_and(|n| n > 0) {
                let text = message.strip_suffix(&[0]).unwrap_or(&message);
                if let Ok(value) = serde_json::from_slice(text) {
                    if send.send(value).is_err() {
                        break;
                    }
                }
                message.clear();
            }
        });
        let (session, complaints) = (String::new(), Vec::new());
        let mut browser = Browser { child, to, from, folder, next: 0, session, loaded: false, complaints };
        let target = browser.call("Target.createTarget", json!({"url": "about:blank"}));
        let attach = json!({"targetId": target["targetId"], "flatten": true});
        let attached = browser.call("Target.attachToTarget", attach);
        browser.session = attached["sessionId"].as_str().expect("a session").to_string();
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            browser.call(domain, json!({}));
        }
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        browser.call("Emulation.setDeviceMetricsOverride", size);
        browser
    }

    /// Calls a method and waits for its result.
    pub fn call(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let mut message = json!({"id": self.next, "method": method, "params": params});
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        let mut text = message.to_string().into_bytes();
        text.push(0);
        self.to.write_all(&text).and_then(|()| self.to.flush()).expect("the browser listens");
        loop {
            let answer = self.receive(method);
            if answer["id"] == self.next {
                assert!(answer["error"].is_null(), "{method}: {}", answer["error"]);
                return answer["result"].clone();
            }
        }
    }

    /// The next message; events are noted.
    fn receive(&mut self, what: &str) -> Value {
        let message = match self.from.recv_timeout(PATIENCE) {
            Ok(message) => message,
            Err(RecvTimeoutError::Timeout) => panic!("the browser does not answer to {what}"),
            Err(RecvTimeoutError::Disconnected) => panic!("the browser has ended before it answered to {what}"),
        };
        let params = &message["params"];
        match message["method"].as_str() {
            Some("Page.loadEventFired") => self.loaded = true,
            Some("Runtime.exceptionThrown") => self.complaints.push(params["exceptionDetails"].to_string()),
            Some("Runtime.consoleAPICalled") => self.complaints.push(params["args"].to_string()),
            Some("Log.entryAdded") => self.complaints.push(params["entry"].to_string()),
            Some(_) | None => {}
        }
        message
    }

    /// Opens an address and waits until it is there.
    pub fn open(&mut self, address: &str) {
        self.loaded = false;
        // To go to another part of the same page is not to load it.
        self.call("Page.navigate", json!({"url": "about:blank"}));
        while !self.loaded {
            self.receive("the empty page");
        }
        self.loaded = false;
        self.call("Page.navigate", json!({"url": address}));
        while !self.loaded {
            self.receive(address);
        }
    }

    /// The value of an expression in the page; promises are waited for.
    pub fn value(&mut self, expression: &str) -> Value {
        let params = json!({"expression": expression, "returnByValue": true, "awaitPromise": true});
        let result = self.call("Runtime.evaluate", params);
        assert!(result["exceptionDetails"].is_null(), "{expression}: {}", result["exceptionDetails"]);
        result["result"]["value"].clone()
    }

    /// The text of the first element that a selector names.
    pub fn text(&mut self, selector: &str) -> String {
        let value = self.value(&format!("document.querySelector({selector:?}).textContent"));
        value.as_str().unwrap_or_default().to_string()
    }

    /// Presses a key.
    pub fn key(&mut self, key: &str) {
        for kind in ["keyDown", "keyUp"] {
            self.call("Input.dispatchKeyEvent", json!({"type": kind, "key": key}));
        }
    }

    /// Clicks into the middle of the first element that a selector names.
    pub fn click(&mut self, selector: &str) {
        let place = self.value(&format!(
            "(() => {{ const e = document.querySelector({selector:?}); e.scrollIntoView({{block: 'nearest'}}); \
             const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }})()"
        ));
        self.click_at(place[0].as_f64().expect("a number"), place[1].as_f64().expect("a number"));
    }

    /// Clicks at a place of the window.
    pub fn click_at(&mut self, x: f64, y: f64) {
        for kind in ["mousePressed", "mouseReleased"] {
            let params = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
            self.call("Input.dispatchMouseEvent", params);
        }
    }

    /// A picture of the window: PNG in base 64.
    pub fn picture(&mut self) -> String {
        let shot = self.call("Page.captureScreenshot", json!({"format": "png"}));
        shot["data"].as_str().expect("a picture").to_string()
    }

    /// The colours of a picture at some points: red, green and blue. The browser itself reads its picture.
    pub fn pixels(&mut self, picture: &str, points: &[(f64, f64)]) -> Vec<[u8; 3]> {
        let expression = format!(
            "(async () => {{ const image = new Image(); image.src = 'data:image/png;base64,{picture}'; await image.decode(); \
             const c = document.createElement('canvas'); c.width = image.width; c.height = image.height; \
             const x = c.getContext('2d', {{willReadFrequently: true}}); x.drawImage(image, 0, 0); \
             return {}.map(([a, b]) => [...x.getImageData(Math.round(a), Math.round(b), 1, 1).data].slice(0, 3)); }})()",
            json!(points)
        );
        serde_json::from_value(self.value(&expression)).expect("colours")
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
