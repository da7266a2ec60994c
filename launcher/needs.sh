# shellcheck shell=bash disable=SC2154 # variables of the other parts
# What the work needs besides a JDK.

require_tools() {
  command -v mvn >/dev/null ||
    fail "Apache Maven is missing; install Maven 3.8 or later (Debian: apt-get install maven, macOS: brew install maven)"
  [ ! -e "$root/web/package.json" ] || command -v npm >/dev/null ||
    fail "Node.js is missing; install Node 20 or later with npm (https://nodejs.org)"
}

# The browser that the tests of pages drive; the same places as in Chromium.java.
require_browser() {
  local place
  for place in "${HIDALGO_CHROMIUM-}" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome /snap/bin/chromium; do
    [ -z "$place" ] || [ ! -x "$place" ] || return 0
  done
  fail "Chromium is missing; install it (Debian: apt-get install -y --no-install-recommends chromium fonts-dejavu-core) or set HIDALGO_CHROMIUM to it"
}
