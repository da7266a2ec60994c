"""Notes where the package was installed from, so that it finds the launcher there."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithHome(build_py):
    def run(self):
        super().run()
        if not self.editable_mode:
            home = Path(__file__).resolve().parent.parent
            Path(self.build_lib, "hidalgo", "home.txt").write_text(str(home), encoding="utf-8")


setup(cmdclass={"build_py": BuildWithHome})
