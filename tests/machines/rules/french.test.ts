import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { endpoints } from '../../../contract/endpoints.ts'
import {
  books,
  chartOf,
  chartEntries,
  entriesOf,
  entryOf,
  type Kind,
  openingTitle,
  otherCalls,
  stateTitle,
  tagEntries,
  windowTitle,
} from '../../explore/dictionary.ts'
import { findCharts } from '../../explore/find-charts.ts'
import { groupTitles } from '../../explore/groups.ts'
import { statesOf } from '../../explore/states.ts'

const machines = (await findCharts()).map(({ machine }) => machine)

/** A name in a chart that needs French words: the keys that may provide them, or the title that does. */
type Named = { names: readonly string[]; title: string | undefined }

const namesIn: Record<Kind, (states: readonly AnyStateNode[]) => readonly Named[]> = {
  states: (states) =>
    states
      .filter(({ path }) => path.length > 0)
      .map((node) => ({ names: entriesOf(node), title: windowTitle(node) })),
  events: (states) =>
    states
      .flatMap(({ transitions }) => [...transitions.keys()])
      .filter((type) => type !== '' && !type.startsWith('xstate.'))
      .map((type) => ({ names: [type], title: openingTitle(type) })),
}
const kinds = Object.keys(books) as Kind[]
const named = (kind: Kind, machine: AnyStateMachine) => namesIn[kind](statesOf(machine))

describe.each(machines.map((machine) => ({ id: machine.id, machine })))('$id', ({ id, machine }) => {
  test('has a title and a user group', () => {
    expect(chartEntries).toHaveProperty(id)
    expect(Object.keys(groupTitles)).toContain(chartEntries[id]?.group)
  })
  test('has French words for its states and events', () => {
    const mute = kinds.flatMap((kind) =>
      named(kind, machine)
        .filter(({ names, title }) => title === undefined && !entryOf(kind, id, names))
        .map(({ names: [name] }) => `docs/words/${kind}.json: ${name}`),
    )
    expect(mute).toEqual([])
  })
  test('has French words for its calls and tags', () => {
    const nodes = statesOf(machine)
    const calls = nodes
      .flatMap(({ invoke }) => invoke)
      .filter((call) => !(call.id in endpoints) && !chartOf(machine, call) && !(call.id in otherCalls))
    expect(calls.map((call) => call.id)).toEqual([])
    expect(nodes.flatMap(({ tags }) => tags).filter((tag) => !(tag in tagEntries))).toEqual([])
  })
  test('gives sibling states different titles', () => {
    for (const { states } of statesOf(machine)) {
      const titles = Object.values<AnyStateNode>(states).map(stateTitle)
      expect(titles).toEqual([...new Set(titles)])
    }
  })
})

describe('no French words are unused', () => {
  test.each(kinds)('%s', (kind) => {
    const used = machines.flatMap((machine) =>
      named(kind, machine).map(({ names }) => entryOf(kind, machine.id, names)?.join(' ')),
    )
    const written = Object.entries(books[kind]).flatMap(([chart, entries]) =>
      Object.keys(entries).map((name) => `${chart} ${name}`),
    )
    expect(written.filter((entry) => !used.includes(entry))).toEqual([])
  })
  test('no state of a chart repeats the words of all charts', () => {
    const { '*': shared = {}, ...own } = books.states
    const same = Object.entries(own).flatMap(([chart, entries]) =>
      Object.entries(entries)
        .filter(([name, words]) => shared[name.split('.').at(-1) ?? ''] === words)
        .map(([name]) => `${chart} ${name}`),
    )
    expect(same).toEqual([])
  })
  test('charts', () => {
    const ids = machines.map(({ id }) => id)
    expect(Object.keys(chartEntries).filter((id) => !ids.includes(id))).toEqual([])
  })
  test('calls and tags', () => {
    const nodes = machines.flatMap(statesOf)
    const calls = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))
    expect(Object.keys(otherCalls).filter((id) => !calls.includes(id))).toEqual([])
    const tags = nodes.flatMap((node) => node.tags)
    expect(Object.keys(tagEntries).filter((tag) => !tags.includes(tag))).toEqual([])
  })
})
