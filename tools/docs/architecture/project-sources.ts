import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A source file by its path from the project's root, with its text and the files that it imports. */
export type SourceFile = { path: string; text: string; imports: string[] }

function sourceAt(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const relative = [...text.matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)]
  return { path, text, imports: relative.map(([, to = '']) => normalize(join(dirname(path), to))) }
}

export const sourcesBelow = (folder: string): SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .toSorted()
    .map(sourceAt)
