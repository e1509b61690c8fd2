import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MARK } from './templates.ts'

export const folders = [
  'contract',
  'server/handlers',
  'machines',
  'src/screens',
  'tests/models',
  'tests/expected',
  'tests/server',
  'docs/words',
]

/** Every line below `root` that is still to be written, as `file:line: text`. */
export async function leftToWrite(root: string): Promise<string[]> {
  const lines: string[] = []
  for (const folder of folders) {
    const files = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    for (const file of files.filter((each) => each.isFile())) {
      const path = join(file.parentPath, file.name)
      for (const [index, line] of (await readFile(path, 'utf8')).split('\n').entries())
        if (line.includes(MARK)) lines.push(`${path}:${index + 1}: ${line.trim()}`)
    }
  }
  return lines
}
