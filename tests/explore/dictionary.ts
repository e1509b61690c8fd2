import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { fr } from '../../src/ui/text/typography.ts'
import calls from '../../docs/words/calls.json' with { type: 'json' }
import charts from '../../docs/words/charts.json' with { type: 'json' }
import events from '../../docs/words/events.json' with { type: 'json' }
import states from '../../docs/words/states.json' with { type: 'json' }
import tags from '../../docs/words/tags.json' with { type: 'json' }

/** The kinds of names in a chart that have French words in `docs/words/`. */
export type Kind = 'states' | 'events'
/** By chart and name; `*` applies to every chart without its own entry. */
type Book = Record<string, Record<string, string>>

/** The words of `docs/words/`, by kind. */
export const books: Record<Kind, Book> = { states, events }
/** The words of calls that are neither in the contract nor a chart, by invocation. */
export const otherCalls: Record<string, string> = calls
/** The words of tags. */
export const tagEntries: Record<string, string> = tags
/** The user group that a chart mainly serves. */
export type Group = 'giver' | 'receiver' | 'federation' | 'roles' | 'statistics' | 'everybody'
/** Title and user group of every chart, by its id. */
export const chartEntries = charts as Record<string, { title: string; group: Group }>

/** French words of an earlier version of the charts. */
export type OlderWords = {
  books: Record<Kind, Book>
  charts: typeof chartEntries
  calls: Record<string, string>
}
let older: Partial<Record<Kind, Book>> = {}

/** Uses earlier French words for names that have none today. */
export function rememberOlderWords(words: OlderWords) {
  older = words.books
  for (const [id, entry] of Object.entries(words.charts)) chartEntries[id] ??= entry
  for (const [id, text] of Object.entries(words.calls)) otherCalls[id] ??= text
}

/** The entry with the French words of a name: chart and key; undefined if there is none. */
export function entryOf(
  kind: Kind,
  chart: string,
  names: readonly string[],
  book: Book = books[kind],
): [string, string] | undefined {
  for (const owner of [chart, '*'])
    for (const name of names) if (book[owner]?.[name] !== undefined) return [owner, name]
  return undefined
}

function wordsOf(kind: Kind, chart: string, names: readonly string[], derived?: string): string {
  for (const book of [books[kind], older[kind] ?? {}]) {
    const entry = entryOf(kind, chart, names, book)
    if (entry) return fr(book[entry[0]]?.[entry[1]] ?? '')
  }
  return fr(derived ?? names.at(-1) ?? '')
}

/** The words of an event named like the chart that it opens, which needs no others: `callNote.requested`. */
export function openingTitle(type: string): string | undefined {
  const opened = chartEntries[type.replace(/\.requested$/, '')]
  return opened && `la personne ouvre « ${opened.title} »`
}

/** The French words of an event of a chart; its type if there are none. */
export const eventInFrench = ({ id }: AnyStateMachine, type: string) =>
  wordsOf('events', id, [type], openingTitle(type))

/** The keys under which a state may have words: its path in the chart, then its own key. */
export const entriesOf = ({ path, key }: AnyStateNode): string[] => [path.join('.'), key]

/** The title of a chart. */
export const chartTitle = ({ id }: AnyStateMachine): string => fr(chartEntries[id]?.title ?? id)

const isEndpoint = (name: string): name is EndpointName => name in endpoints

/** The summary of a call in the contract; nothing for a child chart. */
export const summaryOf = (name: string): string | undefined =>
  isEndpoint(name) ? fr(endpoints[name].summary) : undefined

type Invocation = AnyStateNode['invoke'][number]

/** The chart that an invocation runs, if it runs one. */
export function chartOf(machine: AnyStateMachine, { src }: Pick<Invocation, 'src'>) {
  const logic: unknown = machine.implementations.actors[String(src)]
  return logic instanceof StateMachine ? (logic as AnyStateMachine) : undefined
}

/** What an invocation does: the call's summary, or the title of the chart that it runs. */
export function callTitle(machine: AnyStateMachine, invocation: Pick<Invocation, 'id' | 'src'>): string {
  const { id } = invocation
  const chart = chartOf(machine, invocation)
  return summaryOf(id) ?? (chart ? chartTitle(chart) : fr(otherCalls[id] ?? id))
}

/** The title of the chart that a state runs, if it runs one only: that of a window needs no other words. */
export function windowTitle({ machine, invoke }: AnyStateNode): string | undefined {
  const [invocation, ...others] = invoke
  const chart = invocation && others.length === 0 ? chartOf(machine, invocation) : undefined
  return chart && chartTitle(chart)
}

/** The title of a state; of the chart for its root. */
export const stateTitle = (node: AnyStateNode): string =>
  node.path.length === 0
    ? chartTitle(node.machine)
    : wordsOf('states', node.machine.id, entriesOf(node), windowTitle(node))
