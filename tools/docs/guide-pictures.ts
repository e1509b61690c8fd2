import { readdir, readFile } from 'node:fs/promises'
import type { BrowserRuns } from '../../tests/model/browser-runs.ts'

const guide = new URL('../../docs/guide/', import.meta.url)
/** A picture in a guide; its title names the flow and state it shows: « hunt-offers › listed.fresh ». */
const PICTURE = /\]\([^\s)]+\.webp(?: '(?<flow>[\w-]+) › (?<state>[\w.]+)')?\)/g

/**
 * The pages of the guide, by path from `docs/statecharts/`, each with the latest screenshot of the state
 * named in a picture's title.
 * @throws Error for a state without a screenshot
 */
export async function guidePages(record: BrowserRuns): Promise<[path: string, text: string][]> {
  const names = (await readdir(guide)).filter((name) => name.endsWith('.md'))
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, guide), 'utf8')
      const pictured = text.replaceAll(PICTURE, (_, flow = '', state = '') => {
        const picture = record[flow]?.pictured[state]
        if (!picture) throw new Error(`docs/guide/${name}: no picture of ${flow} › ${state}`)
        return `](../statecharts/pictures/${picture}.webp '${flow} › ${state}')`
      })
      return [`../guide/${name}`, pictured] as [string, string]
    }),
  )
}
