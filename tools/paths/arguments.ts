import { parseArgs } from 'node:util'
import type { Kind } from '../../tests/model/numbered-paths.ts'
import type { Seeded } from '../../tests/model/random-paths.ts'
import { nearest } from '../nearest.ts'

/** The paths to run. Empty `flows` and `numbers` mean all of them. */
export type Wanted = {
  flows: readonly string[]
  numbers: readonly number[]
  kind: Kind | Seeded
  /** Only the paths that failed last time. */
  failed: boolean
}
export type Run = { do: 'run'; wanted: Wanted; headed: boolean; report: boolean; url: string }
export type Command = { do: 'help' } | { do: 'list'; wanted: Wanted } | Run

const options = {
  url: { type: 'string', default: 'http://127.0.0.1:3000' },
  every: { type: 'boolean', default: false },
  failed: { type: 'boolean', default: false },
  seed: { type: 'string' },
  length: { type: 'string' },
  count: { type: 'string' },
  list: { type: 'boolean', default: false },
  headed: { type: 'boolean', default: false },
  report: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options })
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${message.split('. ')[0]}. « npm run paths -- --help » dit ce qui existe.`, { cause })
  }
}

function figure(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text) || Number(text) < least)
    throw new Error(`${name} attend un nombre entier à partir de ${least}, pas « ${text} ».`)
  return Number(text)
}

/** Parses the command line. @throws in French for invalid arguments */
export function commandOf(
  words: readonly string[],
  known: readonly string[],
  anySeed = () => Math.floor(Math.random() * 1_000_000),
): Command {
  const { values, positionals } = parsed(words)
  const isNumber = (word: string) => /^\d+$/.test(word)
  const names = positionals.filter((word) => !isNumber(word))
  const numbers = positionals.filter(isNumber).map((text) => figure('Le numéro d’un chemin', text, 1)!)
  const isAll = names.includes('all')
  for (const name of names)
    if (name !== 'all' && !known.includes(name))
      throw new Error(
        `Il n’y a pas de parcours « ${name} ». Peut-être : ${nearest(name, known).join(', ')} ? « npm run paths » les nomme tous.`,
      )
  if (numbers.length > 0 && (isAll || names.length !== 1))
    throw new Error('Un numéro suit le nom d’un seul parcours : « npm run paths -- donation 7 ».')

  const [seed, length, count] = [
    figure('--seed', values.seed, 0),
    figure('--length', values.length, 1),
    figure('--count', values.count, 1),
  ]
  const isSeeded = [seed, length, count].some((each) => each !== undefined)
  if (isSeeded && values.every) throw new Error('--every et --seed ne vont pas ensemble.')
  if (values.failed && (isSeeded || values.every || numbers.length > 0))
    throw new Error('--failed reprend les échecs tels quels : ni numéro, ni --every, ni --seed.')
  const kind: Wanted['kind'] = isSeeded
    ? { seed: seed ?? anySeed(), length: length ?? 30, count: count ?? Math.max(1, ...numbers) }
    : values.every
      ? 'short'
      : 'covering'
  const wanted = { flows: isAll ? [] : names, numbers, kind, failed: values.failed }
  if (values.help) return { do: 'help' }
  if (values.list || (names.length === 0 && !values.failed && !isSeeded)) return { do: 'list', wanted }
  const { headed, report, url } = values
  return { do: 'run', wanted, headed, report, url }
}
