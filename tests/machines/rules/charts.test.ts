import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { endpoints } from '../../../contract/endpoints.ts'
import { findCharts } from '../../explore/find-charts.ts'
import { statesOf, transitionsFrom } from '../../explore/states.ts'
import { flows } from '../../models/registry.ts'
import { openCalls } from '../run/open-calls.ts'

const charts = await findCharts()

/** Recognises a French sentence: an initial capital, and a final full stop or question mark. */
const sentence = /^[\p{Lu}«].*[.?…»]$/su

/** Whether something is written in the chart itself, as opposed to what XState adds for delays and calls. */
function isWritten({ config }: AnyStateNode, thing: unknown): boolean {
  const { states: _, ...own } = config as Record<string, unknown>
  const search = (value: unknown): boolean =>
    value === thing ||
    (Array.isArray(value) && value.some(search)) ||
    (typeof value === 'object' && value !== null && Object.values(value).some(search))
  return search(own)
}

/** The number of inline functions of a state where names are required. */
function inlineIn(node: AnyStateNode): number {
  const transitions = transitionsFrom(node)
  const actions = [...node.entry, ...node.exit, ...transitions.flatMap((transition) => transition.actions)]
  const guards = transitions.map(({ guard }) => guard)
  return [...actions, ...guards].filter((one) => typeof one === 'function' && isWritten(node, one)).length
}

describe.each(charts)('$name', ({ group, machine, name }) => {
  const states = statesOf(machine)
  const invokes = states.flatMap((node) => node.invoke.map((invoke) => ({ node, invoke })))

  test('has a unique id', () => {
    expect(machine.id).toMatch(/^[a-z][A-Za-z]+$/)
    expect(charts.filter((other) => other.group === group && other.machine.id === machine.id)).toHaveLength(1)
  })
  test('describes itself and every state in one sentence', () => {
    expect(states.filter(({ description = '' }) => !sentence.test(description)).map(({ id }) => id)).toEqual(
      [],
    )
  })
  test('names its states by adjectives, participles or subjects, never by numbers', () => {
    expect(states.filter(({ key }) => !/^[a-z][A-Za-z]*$/.test(key)).map(({ id }) => id)).toEqual([])
  })
  test('has no inline guard or action', () => {
    expect(states.filter(inlineIn).map(({ id }) => id)).toEqual([])
  })
  test('says only by list.outdated that a list is to be read again', () => {
    const events = states.flatMap(transitionsFrom).map(({ eventType }) => eventType)
    const known = ['list.outdated', 'list.retried', 'list.requested', 'list.closed']
    expect(events.filter((event) => event.startsWith('list.') && !known.includes(event))).toEqual([])
  })
  test('names every delay', () => {
    const delays = states.flatMap(({ after }) => after.map(({ delay }) => String(delay)))
    expect(delays.filter((delay) => !/^[A-Z][A-Z_]*$/.test(delay))).toEqual([])
    expect(delays.filter((delay) => !(delay in machine.implementations.delays))).toEqual([])
  })
  test('invokes endpoints by their contract names', () => {
    for (const { invoke } of invokes) {
      expect(typeof invoke.src, `${name}: the source of ${invoke.id}`).toBe('string')
      expect(invoke.id, 'an invocation without an id is named by its position').not.toMatch(/^\d+\./)
      // A chart shared by several calls names its actor `call` or `check`; the invocation has the
      // endpoint's name.
      if (String(invoke.src) in endpoints || invoke.id in endpoints)
        expect([invoke.id, 'call', 'check']).toContain(invoke.src)
    }
  })
  test('gives every call a success and a failure that leave its state', () => {
    expect(openCalls(machine)).toEqual([])
  })
  test.runIf(group === 'flow')('has a model', () => {
    expect(flows.map((flow) => flow.machine.id)).toContain(machine.id)
  })
  test.runIf(group === 'lifecycle')('calls nothing', () => expect(invokes).toEqual([]))
})

describe('documents', () => {
  const words = (text: string) => text.split(/\s+/).filter(Boolean).length
  test('the README has at most 80 lines', () => {
    expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80)
  })
  const decisions = readdirSync('docs/decisions').filter((file) => file.endsWith('.md'))
  test.each(decisions)('the decision %s has at most 300 words', (file) => {
    expect(words(readFileSync(`docs/decisions/${file}`, 'utf8'))).toBeLessThanOrEqual(300)
  })
})
