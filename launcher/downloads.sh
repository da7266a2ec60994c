# shellcheck shell=bash disable=SC2154 # variables of the other parts
# Downloads from the vendors into our own folder; checksums are in downloads.txt and in .mvn/wrapper.

own=${XDG_CACHE_HOME:-${HOME-}/.cache}/hidalgo
# Debian has it even where there is neither curl nor wget.
apt_helper=${HIDALGO_APT_HELPER-/usr/lib/apt/apt-helper}

can_get_own() {
  case $1 in
    maven) [ -x "$root/mvnw" ] ;;
    jdk | node) [ -n "$(pinned "$1")" ] && { command -v curl || command -v wget || [ -x "$apt_helper" ]; } >/dev/null ;;
    chromium) [ -n "$(platform)" ] || can_unpack chromium ;;
    *) can_unpack "$1" ;;
  esac
}

announce() {
  local what
  case $1 in
    chromium) can_unpack chromium || what="Chromium $(purpose_of chromium) (with Playwright $(playwright_version))" ;;
    maven) what="Maven $(wrapped_version) $(purpose_of maven) (with the Maven wrapper)" ;;
    jdk | node) what="$(basename "$(unpacked "$1")") $(purpose_of "$1") (from $(host_of "$1"))" ;;
  esac
  echo "hidalgo: getting ${what:-$(unpackable_packages "$1") $(purpose_of "$1") (unpacked, not installed)} ..." >&2
}

get_own() {
  case $1 in
    maven) JAVA_HOME=$jdk PATH=$PATH:$root/launcher/tools "$root/mvnw" --version ;;
    jdk | node) get_archive "$1" ;;
    # Playwright's needs libraries that a bare machine lacks.
    chromium) { can_unpack chromium && unpack_packages chromium; } || get_chromium ;;
    *) unpack_packages "$1" ;;
  esac
}

wrapped_version() {
  sed -n 's/^distributionUrl=.*apache-maven-\(.*\)-bin.zip$/\1/p' "$root/.mvn/wrapper/maven-wrapper.properties"
}

platform() {
  case $(uname -s)-$(uname -m) in
    Linux-x86_64) echo linux-x64 ;;
    Linux-aarch64 | Linux-arm64) echo linux-arm64 ;;
    Darwin-x86_64) echo darwin-x64 ;;
    Darwin-arm64) echo darwin-arm64 ;;
  esac
}

# The checksum and the address of a tool's archive for this machine; nothing if there is none.
pinned() {
  awk -v tool="$1" -v platform="$(platform)" '$1 == tool && $2 == platform { print $3, $4 }' "$root/launcher/downloads.txt"
}

host_of() {
  pinned "$1" | sed 's,.*https://\([^/]*\)/.*,\1,'
}

# The folder into which a tool's archive goes, named after the archive.
unpacked() {
  local archive
  archive=$(pinned "$1")
  printf '%s/%s\n' "$own" "$(basename "${archive:-none}" .tar.gz)"
}

# The folder appears in one step, when everything is in it.
get_archive() {
  local archive folder new=$own/new.$$
  archive=$(pinned "$1")
  folder=$(unpacked "$1")
  mkdir -p "$new"
  download "${archive#* }" "$new.tar.gz" &&
    is_sound "${archive%% *}" "$new.tar.gz" &&
    tar -xzf "$new.tar.gz" -C "$new" --strip-components=1 &&
    mv "$new" "$folder"
  rm -rf "$new" "$new.tar.gz"
  [ -d "$folder" ]
}

download() {
  if command -v curl >/dev/null; then
    curl -fsSL -o "$2" "$1"
  elif command -v wget >/dev/null; then
    wget -q -O "$2" "$1"
  else
    "$apt_helper" download-file "$1" "$2"
  fi
}

is_sound() {
  local sum
  if command -v sha256sum >/dev/null; then
    sum=$(sha256sum "$2")
  else
    sum=$(shasum -a 256 "$2")
  fi
  [ "${sum%% *}" = "$1" ] || { echo "$2 has the checksum ${sum%% *}, not $1"; return 1; }
}

playwright_version() {
  sed -n 's,.*<playwright.version>\(.*\)</playwright.version>.*,\1,p' "$root/pom.xml"
}

playwrights_chromium() {
  find "$own/playwright-$(playwright_version)" -type f \( -name chrome-headless-shell -o -name headless_shell \) 2>/dev/null | grep .
}

get_chromium() {
  local new=$own/new.$$ folder
  folder=$own/playwright-$(playwright_version)
  PLAYWRIGHT_BROWSERS_PATH=$new npx --yes "playwright@$(playwright_version)" install --only-shell chromium && mv "$new" "$folder"
  rm -rf "$new"
}
