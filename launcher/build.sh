# shellcheck shell=bash disable=SC2154 # variables of the other parts
# When and how the jar is built.

kept=$root/app/target/launcher
# The program, and the commands of developers, which name it as what they need.
product=$kept/hidalgo.jar
jar=$kept/workshop.jar
stamp=$kept/sources

# Checksums of everything that goes into the jar: a changed, added or deleted file changes this text.
fingerprint() {
  (cd "$root" && {
    find pom.xml ./*/pom.xml ./*/src/main -path './bench/*' -prune -o -type f -print0
    [ ! -d web ] || find web docs/rules \( -name node_modules -o -name 'dist*' -o -name target -o -name test \) -prune -o -type f -print0
  } | LC_ALL=C sort -z | xargs -0 cksum)
}

is_built() {
  [ -f "$jar" ] && [ -f "$product" ] && [ -f "$stamp" ] && [ "$(fingerprint)" = "$(cat "$stamp")" ]
}

# Maven with the JDK found here, in the project's folder; without colours in a log. The options of the JVM silence its
# warnings about Maven's own libraries.
maven() {
  local quiet="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"
  [ -t 1 ] || set -- -B "$@"
  (cd "$root" && JAVA_HOME=$jdk MAVEN_OPTS="$quiet ${MAVEN_OPTS-}" exec "$maven_program" "$@") 9<&-
}

# One build at a time, as far as the machine has flock: the lock is on this script, which no clean-up deletes.
lock() {
  exec 9<"$root/hidalgo"
  command -v flock >/dev/null || return 0
  flock -n 9 || {
    echo "waiting for another build of hidalgo to end ..." >&2
    flock 9
  }
}

unlock() {
  exec 9<&-
}

# keep_jars FOLDER SOURCES: programs run from copies of the jars that are replaced in one step, so a build never pulls them from
# under them.
keep_jars() {
  mkdir -p "$kept"
  cp "$root/app/$1/hidalgo.jar" "$product.new"
  cp "$root/workshop/$1/workshop.jar" "$jar.new"
  rm -f "$stamp"
  mv -f "$product.new" "$product"
  mv -f "$jar.new" "$jar"
  printf '%s\n' "$2" >"$stamp"
}

build() {
  local sources log=$kept/build.log
  need jdk maven node
  if [ -f "$jar" ]; then
    echo "building hidalgo ..." >&2
  else
    echo "building hidalgo (first run takes a minute) ..." >&2
  fi
  sources=$(fingerprint)
  mkdir -p "$kept"
  # Dependencies that only check the pages are not downloaded for a build, and not deleted either.
  [ -d "$root/web/node_modules/typescript" ] || set -- -Dnpm.dev=omit
  if ! maven -q -T 1C -Punchecked -Dmaven.test.skip=true -DskipTests -pl workshop -am "$@" package >"$log" 2>&1; then
    { grep '^\[ERROR\]' "$log" || tail -n 20 "$log"; } |
      grep -v -e '-> \[Help' -e 'full stack trace' -e 'Re-run Maven' -e 'For more information' -e 'After correcting' \
        -e '^\[ERROR\] *$' -e 'Help 1' -e 'mvn <args>' | awk '!seen[$0]++' | head -n 20 >&2 || true
    fail "the build failed; all of Maven's output is in $log"
  fi
  keep_jars target/unchecked "$sources"
}

bring_up_to_date() {
  if ! is_built; then
    lock
    is_built || build
    unlock
  fi
  need jdk
}
