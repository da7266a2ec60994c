# shellcheck shell=bash disable=SC2154 # variables of the other parts
# Getting what is missing: from Debian where we may install packages, else from whoever makes it.

setup_log=$kept/setup.log

# get TOOL...: gets them all, or says what is missing. Nothing is got if one of them can't be had.
get() {
  local tool
  mkdir -p "$kept"
  : >"$setup_log"
  ! may_install_packages || as_root apt-get update -qq >>"$setup_log" 2>&1 || true
  for tool; do
    can_get "$tool" || refuse "$@"
  done
  ! may_install_packages || install_packages "$@"
  find_all "$@"
  for tool in $missing; do
    announce "$tool"
    get_own "$tool" >>"$setup_log" 2>&1 9<&- || true
    find_all "$tool"
  done
  find_all "$@"
  # shellcheck disable=SC2086 # tools are words
  [ -z "$missing" ] || refuse $missing
}

can_get() {
  [ "${HIDALGO_INSTALL-yes}" != no ] || return 1
  { may_install_packages && [ -n "$(packages_of "$1")" ]; } || can_get_own "$1"
}

refuse() {
  local tool line
  {
    echo "hidalgo: this machine is missing:"
    for tool; do
      echo "  $(name_of "$tool"), $(purpose_of "$tool")"
    done
    if line=$(install_command "$@"); then
      echo "Install all of it with this command, then try again:"
      echo "  $line"
    else
      echo "Install them with your system's package manager, then try again."
    fi
    [ ! -s "$setup_log" ] || echo "Details are in $setup_log"
  } >&2
  exit 2
}

install_command() {
  local tool packages=''
  if command -v apt-get >/dev/null; then
    debian_command "$@"
  elif command -v brew >/dev/null; then
    for tool; do
      packages="$packages $(formula_of "$tool")"
    done
    echo "brew install$packages"
  else
    return 1
  fi
}

formula_of() {
  case $1 in
    jdk) echo "temurin@$jdk_wanted" ;;
    chromium) echo google-chrome ;;
    *) echo "$1" ;;
  esac
}
