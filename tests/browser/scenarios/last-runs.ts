import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { parts } from './parts.ts'
import { titleOf } from './scenario.ts'

/** The file of the last runs, written with `RECORD=1`. */
const file = new URL('../../../docs/scenarios.json', import.meta.url)

/**
 * The last time that a scenario passed: the day (YYYY-MM-DD), the browser, and a digest of its text at
 * that time.
 */
type LastRun = { day: string; browser: string; text: string }
export type LastRuns = Readonly<Record<string, LastRun>>

/** The last recorded runs, by title. */
export const readLastRuns = async (): Promise<LastRuns> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as LastRuns

/**
 * By title, a digest that changes when a scenario does: of its own lines, and of the beginning of its
 * file, which it may use.
 */
export async function scenarioTexts(): Promise<ReadonlyMap<string, string>> {
  const list = await readFile(new URL('parts.ts', import.meta.url), 'utf8')
  const texts = new Map<string, string>()
  for (const [, name, path] of list.matchAll(/^import \{ (\w+) \} from '(\.\/parts\/.*)'$/gm)) {
    const [head, ...bodies] = (await readFile(new URL(path!, import.meta.url), 'utf8')).split(
      /^ {2}scenario\(/m,
    )
    const part = new RegExp(`^  (?:'(.*)'|(\\S+)): ${name},$`, 'm').exec(list)
    const scenarios = parts[part?.[1] ?? part?.[2] ?? ''] ?? []
    if (scenarios.length !== bodies.length) throw new Error(`${path} does not list its scenarios one by one`)
    for (const [index, scenario] of scenarios.entries()) {
      const text = createHash('sha256').update(`${head} ${bodies[index]}`).digest('hex').slice(0, 12)
      texts.set(titleOf(scenario), text)
    }
  }
  return texts
}

/** Records that scenarios have passed, by title; removed ones are deleted. */
export async function noteRuns(titles: ReadonlySet<string>, browser: string): Promise<void> {
  const known = await readLastRuns()
  const day = new Date().toISOString().slice(0, 10)
  const runs = [...(await scenarioTexts())].flatMap(([title, text]) => {
    const run = titles.has(title) ? { day, browser, text } : known[title]
    return run ? [[title, run] as const] : []
  })
  await writeFile(file, `${JSON.stringify(Object.fromEntries(runs), null, 2)}\n`)
}
