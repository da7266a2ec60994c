# shellcheck shell=bash disable=SC2154 # variables of the other parts
# Getting what is missing: into a folder of ours where that is possible, else with Debian's packages.

setup_log=$kept/setup.log

# get TOOL...: gets them all, or reports those that are missing. If one of them isn't available, it gets none.
get() {
  local tool installed='' cached=''
  mkdir -p "$kept"
  : >"$setup_log"
  for tool; do
    case $tool in jdk | maven | node) ;; *) get_own_lists ;; esac
    can_get "$tool" || refuse "$@"
  done
  find_all "$@"
  get_into_own_folder jdk node
  # shellcheck disable=SC2086 # tools are words
  ! may_install_packages || install_packages $missing
  find_all "$@"
  # curl may be there now.
  [ -z "$installed" ] || get_into_own_folder jdk node
  case " $missing " in
    # The rest is of no use without these, and is got once they are there.
    *' jdk '* | *' node '*) keep_missing jdk node ;;
    *)
      get_into_own_folder maven chromium nginx redis python
      find_all "$@"
      ;;
  esac
  drop_own_lists
  [ -z "$installed" ] || echo "hidalgo: installed: $installed" >&2
  [ -z "$cached" ] || echo "hidalgo: kept in $own:$cached" >&2
  # shellcheck disable=SC2086 # tools are words
  [ -z "$missing" ] || refuse $missing
}

# Leaves only some tools among those that are missing.
keep_missing() {
  local tool left=''
  for tool; do
    case " $missing " in *" $tool "*) left="$left $tool" ;; esac
  done
  missing=$left
}

# Gets those of some tools that are missing and need no installation.
get_into_own_folder() {
  local tool wanted=$missing
  for tool; do
    case " $wanted " in
      *" $tool "*)
        can_get_own "$tool" || continue
        announce "$tool"
        if get_own "$tool" >>"$setup_log" 2>&1 9<&-; then
          [ "$tool" = maven ] || cached="$cached $tool"
        fi
        find_all "$tool"
        wanted=${wanted/ $tool/}
        [ -z "$missing" ] || wanted="$wanted $tool"
        ;;
    esac
  done
  missing=$wanted
}

# want TOOL...: gets tools without which some checks are skipped, if that needs no installation.
want() {
  local cached='' tool
  find_all "$@"
  [ -n "$missing" ] && [ "${HIDALGO_INSTALL-yes}" != no ] || return 0
  mkdir -p "$kept"
  get_own_lists
  get_into_own_folder "$@"
  drop_own_lists
  [ -z "$cached" ] || echo "hidalgo: kept in $own:$cached" >&2
  for tool in $missing; do
    echo "hidalgo: $tool is missing, so its checks are skipped" >&2
  done
}

can_get() {
  [ "${HIDALGO_INSTALL-yes}" != no ] || return 1
  { may_install_packages && [ -n "$(packages_of "$1")" ]; } || can_get_own "$1"
}

refuse() {
  local tool line packaged='' all='all of it'
  {
    echo "hidalgo: this machine is missing:"
    for tool; do
      echo "  $(name_of "$tool"), $(purpose_of "$tool")"
    done
    for tool; do
      if has_no_package "$tool"; then
        without_package "$tool"
        all='the rest'
      else
        packaged="$packaged $tool"
      fi
    done
    # shellcheck disable=SC2086 # tools are words
    if [ -z "$packaged" ]; then
      :
    elif line=$(install_command $packaged); then
      echo "Install $all with this command, then try again:"
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
