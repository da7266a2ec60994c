# shellcheck shell=bash disable=SC2154 # variables of the other parts
# Debian's packages, and those of its relatives.

may_install_packages() {
  [ "${HIDALGO_INSTALL-yes}" != no ] && command -v apt-get >/dev/null && { is_root || sudo -n true 2>/dev/null; }
}

is_root() {
  [ "$(id -u)" = 0 ]
}

as_root() {
  if is_root; then
    "$@"
  else
    sudo -n "$@"
  fi
}

# What this Debian does not have the launcher downloads, with curl.
packages_of() {
  case $1 in
    jdk) package_or_curl "openjdk-$jdk_wanted-jdk-headless" ;;
    maven) echo maven ;;
    node) package_or_curl nodejs "$node_wanted" npm ;;
    chromium)
      if debian_has chromium-headless-shell; then
        echo chromium-headless-shell fonts-dejavu-core
      elif debian_has chromium; then
        echo chromium fonts-dejavu-core
      fi
      ;;
    nginx) echo nginx-light ;;
    redis) echo redis-server ;;
    python) echo python3 python3-numpy ;;
  esac
}

# package_or_curl PACKAGE [MAJOR COMPANION...]
package_or_curl() {
  if debian_has "$@"; then
    echo "$1" "${@:3}"
  else
    echo curl ca-certificates
  fi
}

# debian_has PACKAGE [MAJOR]: whether it can be installed, in that version or a later one.
debian_has() {
  local version
  version=$(LC_ALL=C apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: \([0-9]*\).*/\1/p')
  [ -n "$version" ] && [ "$version" -ge "${2-0}" ]
}

install_packages() {
  local tool names packages='' text=''
  for tool; do
    # The wrapper's Maven is the same everywhere.
    [ "$tool" != maven ] || continue
    names=$(packages_of "$tool")
    [ -n "$names" ] || continue
    packages="$packages $names"
    text="$text${text:+, }$names $(purpose_of "$tool")"
  done
  [ -n "$packages" ] || return 0
  echo "hidalgo: getting $text (with apt-get) ..." >&2
  # shellcheck disable=SC2046 # packages are words
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(words "$packages") \
    >>"$setup_log" 2>&1 9<&- || true
}

# The command that installs the packages of all these tools.
debian_command() {
  local tool packages='' sudo=''
  for tool; do
    packages="$packages $(packages_of "$tool")"
  done
  is_root || sudo='sudo '
  echo "${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends $(words "$packages")"
}

# Each word once.
words() {
  # shellcheck disable=SC2086 # words
  printf '%s\n' $1 | awk '!seen[$0]++ { printf "%s%s", (NR > 1 ? " " : ""), $0 }'
}
