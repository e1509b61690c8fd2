import type { Flow } from '../model/model.ts'

type Exports = Record<string, unknown>

/** Imports every model in Node, where the glob of Vite is missing. */
async function importAll(): Promise<Exports[]> {
  const { readdir } = await import('node:fs/promises')
  const files = await readdir(new URL('.', import.meta.url), { recursive: true })
  const models = files.filter((file) => file.endsWith('.model.ts'))
  return Promise.all(models.map((file) => import(new URL(file, import.meta.url).href) as Promise<Exports>))
}

/** Node has no `import.meta.env`, which the types of Vite declare. */
const isBundled = (import.meta as { env?: object }).env !== undefined

const modules = isBundled
  ? Object.values(import.meta.glob<Exports>('./**/*.model.ts', { eager: true }))
  : await importAll()

const isFlow = (value: unknown): value is Flow =>
  typeof value === 'object' && value !== null && 'gestures' in value && 'machine' in value

/** The flows of all `*.model.ts` below this folder, by name. */
export const flows: readonly Flow[] = modules
  .flatMap((exported) => Object.values(exported).filter(isFlow))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
