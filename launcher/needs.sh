# shellcheck shell=bash disable=SC2034,SC2154 # variables of the other parts
# What the work needs: what is there is found, the rest is got (get.sh).

node_wanted=18

# need TOOL...: makes sure that they are there; if one isn't available, reports it and exits.
need() {
  find_all "$@"
  # shellcheck disable=SC2086 # tools are words
  [ -z "$missing" ] || get $missing
}

# Exports the tools to everything that is started from here; missing tools are in $missing.
find_all() {
  local tool found
  missing=''
  for tool; do
    if found=$("find_$tool"); then
      use "$tool" "$found"
    else
      missing="$missing $tool"
    fi
  done
}

use() {
  case $1 in
    jdk) jdk=$2 ;;
    maven) maven_program=$2 ;;
    node) case :$PATH: in *:$2:*) ;; *) PATH=$2:$PATH ;; esac ;;
    chromium) export HIDALGO_CHROMIUM=$2 ;;
    nginx) export HIDALGO_NGINX=$2 ;;
    caddy) export HIDALGO_CADDY=$2 ;;
    redis) export HIDALGO_REDIS=$2 ;;
    python) export HIDALGO_PYTHON=$2 ;;
    slurm) export HIDALGO_SLURM=$2 ;;
    dask) export HIDALGO_DASK=$2 ;;
    shellcheck) export HIDALGO_SHELLCHECK=$2 ;;
    pyflakes) export HIDALGO_PYFLAKES=$2 ;;
  esac
}

# The wrapper's Maven, once it is there, or the machine's if the build accepts it.
find_maven() {
  if compgen -G "${MAVEN_USER_HOME:-${HOME-}/.m2}/wrapper/dists/apache-maven-$(wrapped_version)/*/bin/mvn" >/dev/null; then
    printf '%s\n' "$root/mvnw"
  else
    command -v mvn >/dev/null && maven_is_new_enough && echo mvn
  fi
}

# Without a JDK, the version is unknown.
maven_is_new_enough() {
  local version
  [ -n "${jdk-}" ] || return 0
  version=$(JAVA_HOME=$jdk mvn --version 2>/dev/null | sed -n 's/.*Apache Maven \([0-9]*\)\.\([0-9]*\).*/\1 \2/p')
  case $version in
    [012]\ * | 3\ [0-7]) return 1 ;;
  esac
}

# The folder of node and npm: the machine's, or the one that was downloaded.
find_node() {
  local program folder
  for program in "$(command -v node)" "$(unpacked node)/bin/node"; do
    folder=$(dirname "$program")
    if [ -x "$program" ] && { [ -x "$folder/npm" ] || command -v npm >/dev/null; } && node_is_new_enough "$program"; then
      printf '%s\n' "$folder"
      return
    fi
  done
  return 1
}

node_is_new_enough() {
  local version
  version=$("$1" --version | sed -n 's/^v\([0-9]*\).*/\1/p') && [ -n "$version" ] && [ "$version" -ge "$node_wanted" ]
}

# The browser that the tests of pages drive.
find_chromium() {
  local name program
  # The shell draws no window, which the tests would not look at.
  for name in ${HIDALGO_CHROMIUM:+"$HIDALGO_CHROMIUM"} chromium-headless-shell chromium chromium-browser google-chrome \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if program=$(command -v "$name"); then
      printf '%s\n' "$program"
      return
    fi
  done
  find_unpacked chromium || playwrights_chromium
}

# Debian keeps it where only root looks.
find_nginx() {
  command -v "${HIDALGO_NGINX:-nginx}" || { [ -z "${HIDALGO_NGINX-}" ] && command -v /usr/sbin/nginx; } || find_unpacked nginx
}

find_unpacked() {
  command -v "$(unpacked_packages "$1")/run"
}

find_shellcheck() {
  command -v shellcheck || find_unpacked shellcheck
}

find_pyflakes() {
  command -v pyflakes3 || find_unpacked pyflakes
}

# Only unpacked: what the machine has may be running.
find_slurm() {
  find_unpacked slurm
}

find_caddy() {
  command -v caddy || find_unpacked caddy
}

find_dask() {
  find_unpacked dask
}

find_redis() {
  if [ -n "${HIDALGO_REDIS-}" ]; then
    command -v "$HIDALGO_REDIS" || find_unpacked redis
  else
    command -v redis-server || command -v valkey-server || find_unpacked redis
  fi
}

# One that has NumPy: packages bring it for the system's Python, which may not be the first on the PATH.
find_python() {
  if [ -n "${HIDALGO_PYTHON-}" ]; then
    python_with_numpy "$HIDALGO_PYTHON"
  else
    python_with_numpy python3 || python_with_numpy /usr/bin/python3
  fi || python_with_numpy "$(unpacked_packages python)/run"
}

python_with_numpy() {
  local program
  program=$(command -v "$1") && "$program" -c 'import numpy' >/dev/null 2>&1 && printf '%s\n' "$program"
}

name_of() {
  case $1 in
    jdk) echo "a JDK $jdk_wanted or later (or JAVA_HOME set to one)" ;;
    maven) echo "Apache Maven 3.8 or later" ;;
    node) echo "Node.js $node_wanted or later with npm" ;;
    chromium) echo "Chromium (or HIDALGO_CHROMIUM set to one)" ;;
    nginx) echo "nginx" ;;
    redis) echo "Redis or Valkey" ;;
    python) echo "Python 3 with NumPy (or HIDALGO_PYTHON set to one)" ;;
  esac
}

# The way to a tool that Debian lacks.
without_package() {
  case $1 in
    jdk) echo "Debian has no JDK $jdk_wanted: get one from https://adoptium.net, and set JAVA_HOME to its folder." ;;
    node) echo "Debian's Node.js is too old: get one from https://nodejs.org, and put it on the PATH." ;;
  esac
}

purpose_of() {
  case $1 in
    jdk) echo "to compile and run" ;;
    maven) echo "to build" ;;
    node) echo "to build the pages" ;;
    chromium) echo "to test the pages" ;;
    nginx) echo "to test servers behind it" ;;
    caddy) echo "to test servers behind it" ;;
    redis) echo "to test messages between servers" ;;
    python) echo "to test the Python package" ;;
    slurm | dask) echo "to share a tournament" ;;
    shellcheck) echo "to check the shell scripts" ;;
    pyflakes) echo "to check the Python code" ;;
  esac
}
