import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { type Chart, findCharts } from '../../explore/find-charts.ts'
import { statesOf } from '../../explore/states.ts'
import { structureOf } from '../../explore/structure.ts'

/** Below this many states, charts are alike without having anything in common. */
const TELLING = 4

const charts = await findCharts()
const sourceOf = (file: string) => readFileSync(join('machines', file), 'utf8')

/** The module in which a chart is written: its own, or that of the function which makes it. */
function originOf({ file, group }: Chart): string {
  if (group === 'lifecycle') return file
  const writes = (module: string) => sourceOf(module).includes('.createMachine(')
  if (writes(file)) return file
  const imported = [...sourceOf(file).matchAll(/from '(\.[^']+)'/g)]
    .map(([, path]) => join(dirname(file), path!))
    .filter((module) => !module.startsWith('..'))
  const makers = imported.filter((module) => charts.every((chart) => chart.file !== module) && writes(module))
  expect(makers, `what makes ${file}`).toHaveLength(1)
  return makers[0]!
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

describe('charts that are the same but for names', () => {
  test('are known whatever the order of their text', () => {
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
  test('are not those of which one transition leads elsewhere', () => {
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
  test('are all made by one function', () => {
    const telling = charts.filter(({ machine }) => statesOf(machine).length > TELLING)
    const alike = [...Map.groupBy(telling, ({ machine }) => structureOf(machine)).values()]
    const origins = alike.map((group) => [...new Set(group.map(originOf))])
    expect(origins.filter(({ length }) => length > 1)).toEqual([])
  })
})
