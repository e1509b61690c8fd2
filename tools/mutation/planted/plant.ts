import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Planted } from './planted.ts'

/** Throws unless the mistake can still be made: what it changes stands in the file once. */
export function assertPlantable({ file, from, mistake }: Planted): void {
  const count = readFileSync(file, 'utf8').split(from).length - 1
  if (count !== 1) throw new Error(`${mistake} ${file} has what it changes ${count} times.`)
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/**
 * Makes one mistake in the sources that a project loads; the files themselves stay as they are. Transformed
 * files are kept by the names of the plugins, so each has a name of its own.
 */
export const plant = (root: string, { file, from, to }: Planted): Plugin => ({
  name: `plant-${digest(file + from + to)}`,
  enforce: 'pre',
  transform: {
    handler: (code, id) =>
      id.slice(root.length + 1) === file ? { code: code.replace(from, () => to), map: null } : undefined,
  },
})
