# shellcheck shell=bash disable=SC2154 # variables of the other parts
# hidalgo test: every test and check.

run_tests() {
  case ${1-} in
    -h | --help)
      cat <<'HELP'
Usage: hidalgo test [MAVEN-ARG...]
Build everything and run every test, with all it needs: mvn verify with JDK 25,
which also checks the formatting, Error Prone, NullAway and the architecture.
Arguments go to Maven, for example:
  hidalgo test -pl rules                    one module
  hidalgo test -pl rules -Dtest=MoveTest    one test class
  hidalgo test -Pmutation -pl rules         mutation tests of the rules (slow)
Coverage of all modules: app/target/site/jacoco-aggregate/index.html
HELP
      return
      ;;
  esac
  local sources
  lock
  if [ $# -gt 0 ]; then
    # Part of the tests may do without the rest.
    need jdk maven node
  else
    need jdk maven node chromium nginx redis python
  fi
  sources=$(fingerprint)
  maven verify "$@" || exit
  # A whole build makes the jar too.
  [ $# -gt 0 ] || keep_jar "$root/app/target/hidalgo.jar" "$sources"
}
