import type { BrowserRuns } from '../../tests/model/browser-runs.ts'
import runs from '../../docs/statecharts/walked.json' with { type: 'json' }

type Glob = Record<string, string>
const onPhone: Glob = import.meta.glob('../../docs/statecharts/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
/** Outside git: screenshots taken on this machine. */
const onComputer: Glob = import.meta.glob('../../../var/pictures/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
const record: BrowserRuns = runs

/** The phone screenshot of a state; undefined if the state displays nothing. `leaf`: the state's path. */
export const phonePicture = (flow: string, leaf: string): string | undefined =>
  onPhone[`../../../docs/statecharts/pictures/${record[flow]?.pictured[leaf]}.webp`]

/** The desktop screenshot of a state; undefined unless taken on this machine. */
export const computerPicture = (flow: string, leaf: string): string | undefined =>
  onComputer[`../../../var/pictures/${flow}/${leaf}.webp`]
