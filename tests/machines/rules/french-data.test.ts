import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { dataEntries, dataTitle } from '../../explore/dictionary.ts'
import { flows } from '../../models/registry.ts'

/** What each chart keeps in its context when it starts, by its id. */
const kept = flows.map(({ machine, options: { input, inputs = [input] } }) => {
  const contexts = inputs.map((each) => createActor(machine, { input: each }).getSnapshot().context as object)
  return { id: machine.id, names: [...new Set(contexts.flatMap(Object.keys))] }
})

test.each(kept)('$id has French words for what it keeps', ({ id, names }) => {
  expect(names.filter((name) => dataTitle(id, name) === undefined)).toEqual([])
})

describe('the words of what charts keep', () => {
  test('are all used', () => {
    const used = kept.flatMap(({ id, names }) =>
      names.map((name) => `${dataEntries[id]?.[name] === undefined ? '*' : id} ${name}`),
    )
    const written = Object.entries(dataEntries).flatMap(([chart, entries]) =>
      Object.keys(entries).map((name) => `${chart} ${name}`),
    )
    expect(written.filter((entry) => !used.includes(entry))).toEqual([])
  })
  test('differ from those of all charts', () => {
    const { '*': shared = {}, ...own } = dataEntries
    const same = Object.entries(own).flatMap(([chart, entries]) =>
      Object.entries(entries)
        .filter(([name, words]) => shared[name] === words)
        .map(([name]) => `${chart} ${name}`),
    )
    expect(same).toEqual([])
  })
  test('are different within a chart', () => {
    const alike = kept.flatMap(({ id, names }) => {
      const words = names.map((name) => dataTitle(id, name))
      return names.filter((_, at) => words.indexOf(words[at]) !== at).map((name) => `${id} ${name}`)
    })
    expect(alike).toEqual([])
  })
})
