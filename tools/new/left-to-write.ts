import { globSync, readFileSync } from 'node:fs'
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
export const leftToWrite = (root: string): string[] =>
  folders
    .flatMap((folder) => globSync(join(root, folder, '**/*.*')))
    .flatMap((path) => {
      const lines = readFileSync(path, 'utf8').split('\n')
      return lines.flatMap((line, at) => (line.includes(MARK) ? `${path}:${at + 1}: ${line.trim()}` : []))
    })
