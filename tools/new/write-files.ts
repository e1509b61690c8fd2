import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Creates files, then replaces others; answers the paths. @throws if a new one exists, changing no other */
export async function writeFiles(
  root: string,
  created: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string>,
): Promise<string[]> {
  for (const [path, text] of created) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text, { flag: 'wx' }).catch((cause: NodeJS.ErrnoException) => {
      throw cause.code === 'EEXIST' ? new Error(`${path} exists already.`, { cause }) : cause
    })
  }
  for (const [path, text] of changed) await writeFile(join(root, path), `${text.trimEnd()}\n`)
  return [...created.keys(), ...changed.keys()]
}
