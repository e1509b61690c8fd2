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
  return {
    sentences: change?.sentences.map(plain),
    marks: Object.fromEntries(change?.figure?.marks ?? []),
  }
}

describe('a change of a chart is described and drawn:', () => {
  test('a new state, with its start', () => {
    const flickering = { description: 'La lampe clignote.', entry: 'hum', on: { 'lamp.shaken': 'burnt' } }
    expect(told(states, { ...states, flickering })).toEqual({
      sentences: [
        'Nouvel état « flickering » (en y entrant, hum) : La lampe clignote.',
        'Nouvelle flèche « lamp.shaken » de « flickering » à « burnt ».',
      ],
      marks: {
        'lamp.flickering': 'added',
        'lamp.flickering lamp.burnt event added': 'added',
      },
    })
  })

  test('a removed state, with its arrows', () => {
    const { dark, burnt } = states
    const toBurnt = { ...dark, on: { 'lamp.pressed': { target: 'burnt', guard: 'hasPower' } } }
    expect(told(states, { dark: toBurnt, burnt })).toEqual({
      sentences: [
        'L’état « lit » est retiré, avec 2 flèches au départ de cet état.',
        'La flèche « lamp.pressed [hasPower] » de « dark » mène maintenant à « burnt » au lieu de « lit ».',
      ],
      marks: {
        'lamp.lit': 'removed',
        'lamp.lit lamp.dark event removed': 'removed',
        'lamp.dark lamp.burnt event redirected': 'redirected',
        'lamp.dark lamp.lit event left': 'left',
      },
    })
  })

  const shaken = {
    ...states.dark,
    on: { ...states.dark.on, 'lamp.shaken': { target: 'burnt', actions: 'hum' } },
  }

  test('a new arrow', () =>
    expect(told(states, { ...states, dark: shaken })).toEqual({
      sentences: ['Nouvelle flèche « lamp.shaken » de « dark » à « burnt » : hum.'],
      marks: { 'lamp.dark lamp.burnt event added': 'added' },
    }))

  test('a removed arrow', () =>
    expect(told({ ...states, dark: shaken }, states)).toEqual({
      sentences: ['La flèche « lamp.shaken » de « dark » à « burnt » est retirée.'],
      marks: { 'lamp.dark lamp.burnt event removed': 'removed' },
    }))

  test('an arrow with another target', () => {
    const lit = { ...states.lit, on: { ...states.lit.on, 'lamp.pressed': 'burnt' } }
    expect(told(states, { ...states, lit })).toEqual({
      sentences: ['La flèche « lamp.pressed » de « lit » mène maintenant à « burnt » au lieu de « dark ».'],
      marks: {
        'lamp.lit lamp.burnt event redirected': 'redirected',
        'lamp.lit lamp.dark event left': 'left',
      },
    })
  })

  test('an arrow that did not leave its state', () => {
    const lit = { ...states.lit, on: { ...states.lit.on, 'lamp.shaken': 'burnt' } }
    expect(told(states, { ...states, lit })).toEqual({
      sentences: [
        'La flèche « lamp.shaken » de « lit » mène maintenant à « burnt » ; elle ne changeait pas d’état.',
      ],
      marks: { 'lamp.lit': 'changed', 'lamp.lit lamp.burnt event redirected': 'redirected' },
    })
    expect(told({ ...states, lit }, states).sentences).toEqual([
      'La flèche « lamp.shaken » de « lit » ne change plus d’état ; elle menait à « burnt ».',
    ])
  })

  test('a condition that is added, removed, or replaced', () => {
    const pressed = (guard?: string) => ({
      ...states,
      dark: { ...states.dark, on: { 'lamp.pressed': { target: 'lit', ...(guard && { guard }) } } },
    })
    const marks = { 'lamp.dark lamp.lit event changed': 'changed' }
    const start = 'La flèche « lamp.pressed » de « dark » à « lit »'
    expect(told(pressed(), states)).toEqual({
      sentences: [`${start} a maintenant une condition : « hasPower ».`],
      marks,
    })
    expect(told(states, pressed())).toEqual({
      sentences: [`${start} n’a plus sa condition, « hasPower ».`],
      marks,
    })
    expect(told(states, pressed('isEvening'))).toEqual({
      sentences: [`${start} a maintenant la condition « isEvening » au lieu de « hasPower ».`],
      marks,
    })
  })

  test('a fallback arrow when the condition fails, beside the guarded one', () => {
    const pressed = [{ target: 'lit', guard: 'hasPower' }, { target: 'burnt' }]
    const dark = { ...states.dark, on: { 'lamp.pressed': pressed } }
    const way = 'Nouvelle flèche « lamp.pressed [sinon] » de « dark » à « burnt ».'
    expect(told(states, { ...states, dark }).sentences).toEqual([way])
    const unguarded = { ...states, dark: { ...states.dark, on: { 'lamp.pressed': 'lit' } } }
    expect(told(unguarded, { ...states, dark }).sentences).toEqual([
      'La flèche « lamp.pressed » de « dark » à « lit » a maintenant une condition : « hasPower ».',
      way,
    ])
  })

  test('conditions in another order', () => {
    const pressed = [
      { target: 'lit', guard: 'hasPower' },
      { target: 'burnt', guard: 'isOld' },
    ]
    const dark = (ways: object[]) => ({ ...states, dark: { on: { 'lamp.pressed': ways } } })
    expect(told(dark(pressed), dark(pressed.toReversed())).sentences).toEqual([
      'Les conditions de « lamp.pressed », de « dark », sont examinées dans un autre ordre.',
    ])
  })

  test('effects of an arrow, and properties of a state', () => {
    const lit = {
      ...states.lit,
      on: { ...states.lit.on, 'lamp.pressed': { target: 'dark', actions: 'click' } },
    }
    const burnt = { description: 'L’ampoule ne marche plus.', type: 'final' }
    const dark = { ...states.dark, description: 'Il fait nuit.' }
    expect(told(states, { dark, lit, burnt })).toEqual({
      sentences: [
        'L’état « dark » est maintenant décrit ainsi : « Il fait nuit. »',
        'L’état « burnt » est maintenant décrit ainsi : « L’ampoule ne marche plus. »',
        'L’état « burnt » : en plus, c’est une fin.',
        'La flèche « lamp.pressed » de « lit » à « dark » : en plus, click.',
      ],
      marks: {
        'lamp.dark': 'changed',
        'lamp.burnt': 'changed',
        'lamp.lit lamp.dark event changed': 'changed',
      },
    })
  })

  test('a longer delay', () => {
    const config = {
      id: 'lamp',
      initial: 'lit',
      states: { lit: { after: { CALL_TIMEOUT: 'dark' } }, dark: {} },
    }
    const [before, after] = [20_000, 90_000].map((CALL_TIMEOUT) => ({
      ...chart(states),
      machine: createMachine(config, { delays: { CALL_TIMEOUT } }),
    }))
    expect(changesBetween([before!], [after!])[0]?.sentences.map(plain)).toEqual([
      'La flèche « sans réponse après 20 s » de « lit » à « dark » est maintenant « sans réponse après 1,5 min ».',
    ])
  })

  test('another initial state', () =>
    expect(told(states, states, 'lit')).toEqual({
      sentences: [
        'L’état « dark » : en moins, c’est le départ.',
        'L’état « lit » : en plus, c’est le départ.',
      ],
      marks: {
        'lamp.dark': 'changed',
        'lamp.lit': 'changed',
        'lamp:start': 'redirected',
        'lamp:start left': 'left',
      },
    }))
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
  const { lit, dark } = states
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
