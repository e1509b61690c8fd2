/* Runs before scripts of npm on any version of Node, hence plain JavaScript. */
import { spawnSync } from 'node:child_process'

const shell = process.platform === 'win32'

/** Whether a version has the Argon2id of `node:crypto`; it then also runs TypeScript directly. */
function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 7)
}

/** The version of the Node that the script runs on, if this one was not found in `node_modules/.bin`. */
function linked() {
  // npm as it comes with Node 18, 20 and 22 installs the Node of the lock, but removes its link together
  // with the packages for other systems, which have one of the same name.
  spawnSync('npm', ['rebuild', '--ignore-scripts'], { shell })
  return spawnSync('node', ['--print', 'process.versions.node'], { shell, encoding: 'utf8' }).stdout.trim()
}

const version = isRecent(process.versions.node) ? process.versions.node : linked()
if (!isRecent(version)) {
  console.error(
    `Venaison demande Node 24.7 ou plus récent, et voici Node ${version} : lancez « npm ci » sans --omit=optional, qui l’installe, ou installez-le vous-même.`,
  )
  process.exitCode = 1
}
