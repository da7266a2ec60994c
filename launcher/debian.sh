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

# What has to be installed. What this Debian does not have the launcher downloads, with curl.
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
    python) echo python3 python3-numpy ;;
  esac
}

# The package of a tool that runs from where it is unpacked, and its program there. Installed, some of these would start a service.
unpackable() {
  case $1 in
    nginx) echo nginx-light usr/sbin/nginx ;;
    redis) echo redis-server usr/bin/redis-server ;;
    shellcheck) echo shellcheck usr/bin/shellcheck ;;
    pyflakes) echo pyflakes3 usr/bin/pyflakes3 ;;
  esac
}

can_unpack() {
  [ -n "$(unpackable "$1")" ] && command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null
}

# Where a tool's packages are unpacked; `run` starts its program.
unpacked_packages() {
  printf '%s/debian/%s\n' "$own" "$1"
}

# apt-get with lists and a cache of our own: nobody needs to be root for it, and the system's stay as they are.
own_apt() {
  apt-get -qq -o Dir::State="$own/apt" -o Dir::State::status="${HIDALGO_DPKG_STATUS-/var/lib/dpkg/status}" -o Dir::Cache="$own/apt/cache" \
    -o Debug::NoLocking=true -o APT::Sandbox::User=root "$@"
}

# Unpacks a tool's package and those that it needs and the machine lacks. The folder appears in one step, when everything is in it.
unpack_packages() {
  local package program names archive folder new=$own/new.$$
  read -r package program <<<"$(unpackable "$1")"
  folder=$(unpacked_packages "$1")
  mkdir -p "$own/apt/lists/partial" "$own/apt/cache/archives/partial" "$new" "$own/debian"
  [ -n "${own_lists-}" ] || own_apt update
  own_lists=new
  names=$(own_apt --print-uris -y --no-install-recommends install "$package" | sed -n "s/^'[^']*' \([^_]*\)_.*/\1/p")
  # shellcheck disable=SC2086 # names are words
  (cd "$new" && own_apt download ${names:-$package}) || { rm -rf "$new" && return 1; }
  for archive in "$new"/*.deb; do
    dpkg-deb --extract "$archive" "$new" && rm "$archive"
  done
  write_starter "$new/run" "$folder" "$program" "$(cd "$new" && find . -name '*.so*' | sed 's,/[^/]*$,,; s,^\.,,' | sort -u)"
  [ ! -x "$new/$program" ] || { rm -rf "$folder" && mv "$new" "$folder"; }
  rm -rf "$new"
  [ -d "$folder" ]
}

# write_starter FILE FOLDER PROGRAM LIBRARIES: a script that starts the program with its libraries.
write_starter() {
  local libraries='' library
  while read -r library; do
    [ -z "$library" ] || libraries="$libraries${libraries:+:}$2$library"
  done <<<"$4"
  # shellcheck disable=SC2016 # the script expands it
  printf '#!/bin/sh\nLD_LIBRARY_PATH="%s${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" PYTHONPATH="%s" exec "%s" "$@"\n' \
    "$libraries" "$2/usr/lib/python3/dist-packages" "$2/$3" >"$1"
  chmod +x "$1"
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
  packages=$(words "$packages")
  may_change_the_system "$packages" || return 0
  echo "hidalgo: getting $text (with apt-get) ..." >&2
  as_root apt-get update -qq >>"$setup_log" 2>&1 9<&- || true
  # shellcheck disable=SC2086 # packages are words
  if without_services as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages \
    >>"$setup_log" 2>&1 9<&-; then
    installed="$installed${installed:+ }$packages"
  fi
}

# Somebody at a terminal is asked; CI and scripts have decided before.
may_change_the_system() {
  local answer
  [ -t 0 ] && [ -t 2 ] && [ -z "${CI-}" ] || return 0
  printf 'hidalgo: install %s with apt-get? [Y/n] ' "$1" >&2
  read -r answer || return 1
  case $answer in [nN]*) return 1 ;; esac
}

# Runs a command during which Debian starts no service.
without_services() {
  local policy=${HIDALGO_POLICY_RC-/usr/sbin/policy-rc.d} result=0
  if [ -e "$policy" ]; then
    "$@"
    return
  fi
  # shellcheck disable=SC2016 # the other shell expands it
  as_root bash -c 'printf "#!/bin/sh\nexit 101\n" >"$1" && chmod 755 "$1"' policy "$policy"
  "$@" || result=$?
  as_root rm -f "$policy"
  return "$result"
}

# The command that installs the packages of all these tools.
debian_command() {
  local tool packages='' sudo=''
  for tool; do
    packages="$packages $(packages_of "$tool") $(unpackable "$tool" | sed 's/ .*//')"
  done
  is_root || sudo='sudo '
  echo "${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends $(words "$packages")"
}

# Each word once.
words() {
  # shellcheck disable=SC2086 # words
  printf '%s\n' $1 | awk '!seen[$0]++ { printf "%s%s", (NR > 1 ? " " : ""), $0 }'
}
