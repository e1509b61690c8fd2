import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { type Chart, findCharts } from '../../explore/find-charts.ts'
import { statesOf } from '../../explore/states.ts'
import { structureOf } from '../../explore/structure.ts'

/** Charts with at most this many states may be isomorphic by chance. */
const FEW = 4

const charts = await findCharts()
const sourceOf = (file: string) => readFileSync(join('machines', file), 'utf8')

/** The module that defines a chart: its own, or that of the function which creates it. */
function originOf({ file, group, exported }: Chart): string {
  if (group === 'lifecycle') return file
  const text = sourceOf(file)
  const [, maker] = new RegExp(`export const ${exported} = (\\w+)(?:<[^(]*>)?\\(`).exec(text) ?? []
  if (maker === undefined) return file
  const [, from] = new RegExp(`import \\{[^}]*\\b${maker}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text) ?? []
  return from === undefined ? file : join(dirname(file), from)
}

const toggle = (on: string, off: string, event: string): AnyStateMachine =>
  createMachine({
    initial: off,
    states: {
      [on]: { on: { [event]: off }, after: { 1000: 'late' } },
      [off]: { on: { [event]: on } },
      late: { type: 'final' },
    },
  })

describe('isomorphic charts', () => {
  test('are found whatever the order of their states', () => {
    const turned = createMachine({
      initial: 'shut',
      states: {
        given: { type: 'final' },
        shut: { on: { 'door.opened': 'open' } },
        open: { after: { 5: 'given' }, on: { 'door.closed': 'shut' } },
      },
    })
    expect(structureOf(turned)).toBe(structureOf(toggle('on', 'off', 'toggled')))
  })
  test('differ when one transition has another target', () => {
    const stuck = createMachine({
      initial: 'off',
      states: {
        on: { on: { toggled: 'on' }, after: { 1000: 'late' } },
        off: { on: { toggled: 'on' } },
        late: { type: 'final' },
      },
    })
    expect(structureOf(stuck)).not.toBe(structureOf(toggle('on', 'off', 'toggled')))
  })
  test('are all created by one function', () => {
    const larger = charts.filter(({ machine }) => statesOf(machine).length > FEW)
    const alike = [...Map.groupBy(larger, ({ machine }) => structureOf(machine)).values()]
    const origins = alike.map((group) => [...new Set(group.map(originOf))])
    expect(origins.filter(({ length }) => length > 1)).toEqual([])
  })
})
