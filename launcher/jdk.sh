# shellcheck shell=bash disable=SC2154 # variables of the other parts
# Which JDK builds and runs everything.

jdk_wanted=25

# The major version of the JDK in folder $1; fails when there is none.
jdk_version() {
  local home=$1 version
  [ -n "$home" ] && [ -x "$home/bin/java" ] && [ -x "$home/bin/javac" ] || return 1
  if [ -r "$home/release" ]; then
    version=$(sed -n 's/^JAVA_VERSION="\{0,1\}\([0-9]*\).*/\1/p' "$home/release")
  else
    version=$("$home/bin/java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p')
  fi
  [ -n "$version" ] && printf '%s\n' "$version"
}

jdk_is_new_enough() {
  local version
  version=$(jdk_version "$1") && [ "$version" -ge "$jdk_wanted" ]
}

find_jdk() {
  local home java folder version best='' best_version=''
  home=${JAVA_HOME:-}
  if jdk_is_new_enough "$home"; then
    printf '%s\n' "$home"
    return
  fi
  if java=$(command -v java); then
    home=$(dirname "$(dirname "$(resolve "$java")")")
    if jdk_is_new_enough "$home"; then
      printf '%s\n' "$home"
      return
    fi
  fi
  # Of several suitable JDKs, the oldest: it is the nearest to the one that this project is tested with.
  local folders=${HIDALGO_JVM_FOLDERS-/usr/lib/jvm:/Library/Java/JavaVirtualMachines:${HOME:-}/.jdks:${HOME:-}/.sdkman/candidates/java}:$own
  local IFS=:
  for folder in $folders; do
    for home in "$folder"/* "$folder"/*/Contents/Home; do
      version=$(jdk_version "$home") || continue
      if [ "$version" -ge "$jdk_wanted" ] && { [ -z "$best" ] || [ "$version" -lt "$best_version" ]; }; then
        best=$home
        best_version=$version
      fi
    done
  done
  [ -n "$best" ] && printf '%s\n' "$best"
}
