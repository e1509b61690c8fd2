import { createMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { changesBetween } from './changes.ts'
import { markedDrawing } from './marked-drawing.ts'
import { pageOf, terminalText } from './page.ts'

/** None of these names has French words. */
const states = {
  dark: { description: 'Il fait noir.', on: { 'lamp.pressed': { target: 'lit', guard: 'hasPower' } } },
  lit: { description: 'Il fait clair.', on: { 'lamp.pressed': 'dark', 'lamp.shaken': {} } },
  burnt: { description: 'L’ampoule est grillée.' },
}
type States = Record<string, object>
const lamp = (own: States, initial = 'dark') =>
  createMachine({ id: 'lamp', description: 'Une lampe.', initial, states: own })
const chart = (own: States, initial?: string) => ({
  name: 'lamp',
  group: 'flow' as Chart['group'],
  machine: lamp(own, initial),
})

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
function told(before: States, after: States, initial?: string) {
  const [change] = changesBetween([chart(before)], [chart(after, initial)])
  return [change?.sentences.map(plain), Object.fromEntries(change?.figure?.marks ?? [])]
}

const { dark, lit, burnt } = states
const pressed = (guard?: string) => ({
  ...states,
  dark: { ...dark, on: { 'lamp.pressed': { target: 'lit', ...(guard && { guard }) } } },
})
const orElse = (...ways: object[]) => ({ ...states, dark: { ...dark, on: { 'lamp.pressed': ways } } })
const guarded = { target: 'lit', guard: 'hasPower' }
const shaken = { ...dark, on: { ...dark.on, 'lamp.shaken': { target: 'burnt', actions: 'hum' } } }
const shakenToBurnt = { ...states, lit: { ...lit, on: { ...lit.on, 'lamp.shaken': 'burnt' } } }
const toLit = 'La flèche « lamp.pressed » de « dark » à « lit »'
const changedToLit = { 'lamp.dark lamp.lit event changed': 'changed' }

const cases: [what: string, before: States, after: States, sentences: string[], marks: object][] = [
  [
    'a new state, with its start',
    states,
    {
      ...states,
      flickering: { description: 'La lampe clignote.', entry: 'hum', on: { 'lamp.shaken': 'burnt' } },
    },
    [
      'Nouvel état « flickering » (en y entrant, hum) : La lampe clignote.',
      'Nouvelle flèche « lamp.shaken » de « flickering » à « burnt ».',
    ],
    { 'lamp.flickering': 'added', 'lamp.flickering lamp.burnt event added': 'added' },
  ],
  [
    'a removed state, with its arrows, to which another arrow led',
    states,
    { dark: { ...dark, on: { 'lamp.pressed': { target: 'burnt', guard: 'hasPower' } } }, burnt },
    [
      'L’état « lit » est retiré, avec 2 flèches au départ de cet état.',
      'La flèche « lamp.pressed [hasPower] » de « dark » mène maintenant à « burnt » au lieu de « lit ».',
    ],
    {
      'lamp.lit': 'removed',
      'lamp.lit lamp.dark event removed': 'removed',
      'lamp.dark lamp.burnt event redirected': 'redirected',
      'lamp.dark lamp.lit event left': 'left',
    },
  ],
  [
    'a new arrow',
    states,
    { ...states, dark: shaken },
    ['Nouvelle flèche « lamp.shaken » de « dark » à « burnt » : hum.'],
    { 'lamp.dark lamp.burnt event added': 'added' },
  ],
  [
    'a removed arrow',
    { ...states, dark: shaken },
    states,
    ['La flèche « lamp.shaken » de « dark » à « burnt » est retirée.'],
    { 'lamp.dark lamp.burnt event removed': 'removed' },
  ],
  [
    'an arrow that did not leave its state',
    states,
    shakenToBurnt,
    ['La flèche « lamp.shaken » de « lit » mène maintenant à « burnt » ; elle ne changeait pas d’état.'],
    { 'lamp.lit': 'changed', 'lamp.lit lamp.burnt event redirected': 'redirected' },
  ],
  [
    'an arrow that no longer leaves its state',
    shakenToBurnt,
    states,
    ['La flèche « lamp.shaken » de « lit » ne change plus d’état ; elle menait à « burnt ».'],
    { 'lamp.lit': 'changed', 'lamp.lit lamp.burnt event left': 'left' },
  ],
  [
    'a new condition',
    pressed(),
    states,
    [`${toLit} a maintenant une condition : « hasPower ».`],
    changedToLit,
  ],
  ['a removed condition', states, pressed(), [`${toLit} n’a plus sa condition, « hasPower ».`], changedToLit],
  [
    'another condition',
    states,
    pressed('isEvening'),
    [`${toLit} a maintenant la condition « isEvening » au lieu de « hasPower ».`],
    changedToLit,
  ],
  [
    'a condition, with a fallback arrow when it fails',
    pressed(),
    orElse(guarded, { target: 'burnt' }),
    [
      `${toLit} a maintenant une condition : « hasPower ».`,
      'Nouvelle flèche « lamp.pressed [sinon] » de « dark » à « burnt ».',
    ],
    { ...changedToLit, 'lamp.dark lamp.burnt event added': 'added' },
  ],
  [
    'conditions in another order',
    orElse(guarded, { target: 'burnt', guard: 'isOld' }),
    orElse({ target: 'burnt', guard: 'isOld' }, guarded),
    ['Les conditions de « lamp.pressed », de « dark », sont examinées dans un autre ordre.'],
    {},
  ],
  [
    'effects of an arrow, and properties of a state',
    states,
    {
      dark: { ...dark, description: 'Il fait nuit.' },
      lit: { ...lit, on: { ...lit.on, 'lamp.pressed': { target: 'dark', actions: 'click' } } },
      burnt: { description: 'L’ampoule ne marche plus.', type: 'final' },
    },
    [
      'L’état « dark » est maintenant décrit ainsi : « Il fait nuit. »',
      'L’état « burnt » est maintenant décrit ainsi : « L’ampoule ne marche plus. »',
      'L’état « burnt » : en plus, c’est une fin.',
      'La flèche « lamp.pressed » de « lit » à « dark » : en plus, click.',
    ],
    { 'lamp.dark': 'changed', 'lamp.burnt': 'changed', 'lamp.lit lamp.dark event changed': 'changed' },
  ],
]

describe('a change of a chart is described and drawn:', () => {
  test.each(cases)('%s', (_, before, after, sentences, marks) =>
    expect(told(before, after)).toEqual([sentences, marks]),
  )

  test('another initial state', () =>
    expect(told(states, states, 'lit')).toEqual([
      ['L’état « dark » : en moins, c’est le départ.', 'L’état « lit » : en plus, c’est le départ.'],
      {
        'lamp.dark': 'changed',
        'lamp.lit': 'changed',
        'lamp:start': 'redirected',
        'lamp:start left': 'left',
      },
    ]))

  test('a longer delay', () => {
    const waiting = { lit: { after: { CALL_TIMEOUT: 'dark' } }, dark: {} }
    const config = { id: 'lamp', initial: 'lit', states: waiting }
    const [before, after] = [20_000, 90_000].map((CALL_TIMEOUT) => ({
      ...chart(states),
      machine: createMachine(config, { delays: { CALL_TIMEOUT } }),
    }))
    expect(changesBetween([before!], [after!])[0]?.sentences.map(plain)).toEqual([
      'La flèche « sans réponse après 20 s » de « lit » à « dark » est maintenant « sans réponse après 1,5 min ».',
    ])
  })
})

test('nothing is described if only the file changed', () => {
  const now = { ...chart(states), name: 'lights/lamp' }
  expect(changesBetween([chart(states)], [now])).toEqual([])
  expect(plain(terminalText('v1', []))).toBe('Depuis v1, aucun schéma n’a changé.')
})

test('a whole chart is described when it is new, and named when it is removed', () => {
  const [added] = changesBetween([], [chart(states)])
  expect(added?.sentences.map(plain)).toEqual(['Nouveau parcours (3 états, 3 flèches) : Une lampe.'])
  expect(added?.figure?.figure.root.id).toBe('lamp')
  const [removed] = changesBetween([{ ...chart(states), group: 'lifecycle' }], [])
  expect(removed?.sentences.map(plain)).toEqual(['Ce cycle de vie est retiré (3 états, 3 flèches).'])
})

describe('the page and the terminal', () => {
  const changes = changesBetween([chart(states)], [chart({ dark, lit: { ...lit, on: {} }, glowing: {} })])

  test('list the changes of each chart under its user group', () => {
    expect(plain(terminalText('v1', changes)).split('\n')).toEqual([
      'Depuis v1, schémas changés : 1 ; nouveaux : 0 ; retirés : 0.',
      '',
      'TOUT LE MONDE',
      'lamp (lamp)',
      '  - Nouvel état « glowing »',
      '  - L’état « burnt » est retiré.',
      '  - La flèche « lamp.pressed » de « lit » à « dark » est retirée.',
      '  - La flèche « lamp.shaken » de « lit » (sans changer d’état) est retirée.',
    ])
    expect(pageOf('v1', changes)).toContain('<img src="lamp.svg"')
  })
  test('have a drawing with a text alternative for its lines', async () => {
    const drawing = await markedDrawing(changes[0]!.figure!, 'Lampe', '')
    for (const words of ['+ nouveau', '− retiré', '± changé', '− retirée', '− lamp.shaken'])
      expect(plain(drawing)).toContain(words)
    expect(drawing).toMatch(/\[data-state="lamp\.burnt"\][^{]*\{[^}]*stroke-dasharray:2 5/)
    expect(drawing).toMatch(/\[data-state="lamp\.glowing"\][^{]*\{[^}]*stroke-width:3\.5/)
  })
})
