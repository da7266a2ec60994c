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

# The packages to install. The launcher downloads tools that this Debian does not have, with curl.
packages_of() {
  case $1 in
    jdk) package_or_curl "openjdk-$jdk_wanted-jdk-headless" ;;
    maven) echo maven ;;
    node) package_or_curl nodejs "$node_wanted" npm ;;
  esac
}

# The program of a tool that runs from where its packages are unpacked, and these. If they were installed, some of them would start a service.
unpackable() {
  case $1 in
    nginx) echo usr/sbin/nginx nginx-light ;;
    caddy) echo usr/bin/caddy caddy ;;
    redis) echo usr/bin/redis-server redis-server ;;
    python)
      # shellcheck disable=SC2046 # packages are words
      echo usr/bin/python3 python3 python3-numpy $(those_debian_has python3-gymnasium python3-pettingzoo)
      ;;
    slurm) echo usr/sbin/munged slurm-wlm munge ;;
    dask) echo usr/bin/python3 python3 python3-distributed ;;
    shellcheck) echo usr/bin/shellcheck shellcheck ;;
    pyflakes) echo usr/bin/python3 pyflakes3 ;;
    chromium)
      if debian_has chromium-headless-shell; then
        echo usr/lib/chromium/chromium-headless-shell chromium-headless-shell fonts-dejavu-core
      elif debian_has chromium; then
        echo usr/lib/chromium/chromium chromium fonts-dejavu-core
      fi
      ;;
  esac
}

# The packages that are unpacked for a tool.
unpackable_packages() {
  unpackable "$1" | sed 's/^[^ ]* //'
}

can_unpack() {
  command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null && [ -n "$(unpackable "$1")" ]
}

# Where a tool's packages are unpacked; `run` starts its program.
unpacked_packages() {
  printf '%s/debian/%s\n' "$own" "$1"
}

# apt-get or apt-cache with separate lists and a separate cache: they need no root, and don't change the system's.
with_own_lists() {
  "$1" -qq -o Dir::State="$own/apt" -o Dir::State::status="${HIDALGO_DPKG_STATUS-/var/lib/dpkg/status}" -o Dir::Cache="$own/apt/cache" \
    -o Debug::NoLocking=true -o APT::Sandbox::User=root "${@:2}"
}

# Our own lists, once for each start of the launcher.
get_own_lists() {
  [ "${HIDALGO_INSTALL-yes}" != no ] && [ -z "${has_own_lists-}" ] && command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 0
  mkdir -p "$own/apt/lists/partial" "$own/apt/cache/archives/partial" "$own/debian"
  with_own_lists apt-get update >>"$setup_log" 2>&1 9<&- || true
  has_own_lists=yes
}

# They are large, and old when they are needed again.
drop_own_lists() {
  rm -rf "$own/apt"
  has_own_lists=
}

# Unpacks a tool's packages and those that they need and the machine lacks. The folder appears in one step, when everything is in it.
unpack_packages() {
  local program packages names archive folder new=$own/new.$$
  read -r program packages <<<"$(unpackable "$1")"
  folder=$(unpacked_packages "$1")
  mkdir -p "$new"
  # shellcheck disable=SC2086 # packages are words
  names=$(with_own_lists apt-get --print-uris -y --no-install-recommends install $packages | sed -n "s/^'[^']*' \([^_]*\)_.*/\1/p")
  # shellcheck disable=SC2086 # names are words
  (cd "$new" && with_own_lists apt-get download ${names:-$packages}) || { rm -rf "$new" && return 1; }
  for archive in "$new"/*.deb; do
    dpkg-deb --extract "$archive" "$new" && rm "$archive"
  done
  if [ -x "$new/$program" ]; then
    program=$folder/$program
  else
    # The machine has it already; what it lacks was unpacked.
    program=/$program
  fi
  write_starter "$1" "$new" "$folder" "$program"
  [ ! -x "${program/#"$folder"/$new}" ] || { rm -rf "$folder" && mv "$new" "$folder"; }
  rm -rf "$new"
  [ -d "$folder" ]
}

# write_starter TOOL NEW FOLDER PROGRAM: a script in the new folder, which becomes the other one, that starts the program with its
# libraries and fonts.
write_starter() {
  local libraries='' library arguments=''
  while read -r library; do
    libraries="$libraries${libraries:+:}$3$library"
  done < <(cd "$2" && find . -name '*.so*' | sed 's,/[^/]*$,,; s,^\.,,' | sort -u)
  [ "$1" != pyflakes ] || arguments=' -m pyflakes'
  {
    echo '#!/bin/sh'
    # shellcheck disable=SC2016 # the script expands it
    [ -z "$libraries" ] || printf 'export LD_LIBRARY_PATH="%s${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n' "$libraries"
    # shellcheck disable=SC2016 # the script expands it
    [ ! -d "$2/usr/lib/python3" ] ||
      printf 'export PYTHONPATH="${PYTHONPATH:+$PYTHONPATH:}%s"\n' "$3/usr/lib/python3/dist-packages"
    [ ! -d "$2/usr/share/fonts" ] || printf 'export XDG_DATA_HOME="%s"\n' "$3/usr/share"
    [ ! -d "$2/etc/fonts" ] || printf 'export FONTCONFIG_PATH="%s"\n' "$3/etc/fonts"
    printf 'exec "%s"%s "$@"\n' "$4" "$arguments"
  } >"$2/run"
  chmod +x "$2/run"
}

# package_or_curl PACKAGE [MAJOR COMPANION...]
package_or_curl() {
  if debian_has "$@"; then
    echo "$1" "${@:3}"
  else
    echo curl ca-certificates
  fi
}

# those_debian_has PACKAGE...: those that can be installed. Where they are there, the Python package is tested with their checks.
those_debian_has() {
  local package
  for package; do
    ! debian_has "$package" || echo "$package"
  done
}

# debian_has PACKAGE [MAJOR]: whether it can be installed, in that version or a later one.
debian_has() {
  local version
  version=$({ LC_ALL=C apt-cache policy "$1" && LC_ALL=C with_own_lists apt-cache policy "$1"; } 2>/dev/null |
    sed -n 's/^ *Candidate: \([0-9]*\).*/\1/p' | sort -n | tail -n 1)
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

# A person at a terminal is asked; CI and scripts have decided before.
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

# Whether this Debian lacks a tool, or has only an older version.
has_no_package() {
  command -v apt-get >/dev/null && case "$(packages_of "$1")" in curl\ *) true ;; *) false ;; esac
}

# The command that installs the packages of all these tools.
debian_command() {
  local tool packages='' sudo=''
  for tool; do
    packages="$packages $(packages_of "$tool") $(unpackable_packages "$tool")"
  done
  is_root || sudo='sudo '
  echo "${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends $(words "$packages")"
}

# Each word once.
words() {
  # shellcheck disable=SC2086 # words
  printf '%s\n' $1 | awk '!seen[$0]++ { printf "%s%s", (NR > 1 ? " " : ""), $0 }'
}
