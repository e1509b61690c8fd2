/* Runs before « npm start » and « npm run check » on any version of Node, hence plain JavaScript. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// The first release with the Argon2id of `node:crypto`; it also runs TypeScript directly.
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `Venaison demande Node 24.7 ou plus récent, et voici Node ${process.versions.node} : lancez « npm ci » sans --omit=optional, qui l’installe, ou installez-le vous-même.`,
  )
  process.exitCode = 1
}
