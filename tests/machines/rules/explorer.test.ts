import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { describe, expect, test } from 'vitest'
import { addressOf, placeOf } from '../../tools/explorer/address.ts'
import { explorables } from '../../tools/explorer/explorable.ts'
import { explorerMachine } from '../../tools/explorer/explorer-machine.ts'
import { pathsOf } from '../../tools/explorer/generated.ts'
import {
  begun,
  codesOf,
  followed,
  type Journey,
  snapshotAt,
  retraced,
  journeyAfter,
} from '../../tools/explorer/journey.ts'
import { offersOf } from '../../tools/explorer/offers.ts'
import { placeWords } from '../../tools/explorer/standing.ts'
import { flows } from '../../models/registry.ts'
import { signIn } from '../../models/sign-in/sign-in.model.ts'
import { explore } from '../../explore/explore.ts'

type State = SnapshotFrom<typeof explorerMachine>

const placeIn = ({ context: { place } }: State) =>
  place.kind !== 'flow'
    ? place.kind
    : [place.journey.path, place.journey.at, place.journey.at < place.journey.steps.length]

/** The explorer on the sign-in flow alone, which is small. */
const explored = explore(explorerMachine, {
  input: { flows: [signIn], address: '' },
  samples: {
    'address.changed': [
      '#/',
      '#/page/guide/roles.md',
      '#/flow/none',
      '#/flow/sign-in',
      '#/flow/sign-in?path=1',
    ].map((address) => ({ address })),
    'search.typed': [{ value: 'mot de passe' }],
    'choice.transitions': ['credentials.submitted', 'nothing.known'].map((code) => ({ code })),
    'step.chosen': [{ at: 0 }, { at: 1 }],
    'start.chosen': [{ start: 0 }],
    'path.chosen': [1, 99].map((number) => ({ path: { kind: 'path', number } })),
  },
  // Steps taken freely pile up for ever: only where one stands in a path counts.
  key: (state: AnyMachineSnapshot) => {
    const at = placeIn(state as State)
    return Array.isArray(at) && at[0] === undefined ? [Number(at[1]) > 0, at[2]] : at
  },
})

describe('the explorer', () => {
  test('takes every transition of its chart', () => expect(explored.uncovered).toEqual([]))
  test('comes through every state', () => expect(explored.unreached).toEqual([]))
  test('is stuck nowhere', () => expect(explored.deadEnds).toEqual([]))
})

const stateOf = (journey: Journey) => JSON.stringify(snapshotAt(journey, journey.steps.length).state.value)

describe.each(explorables)('the chart $name', (flow) => {
  const journeys = pathsOf(flow, 'path').map((_, index) =>
    followed(flow, { kind: 'path', number: index + 1 })!,
  )

  test('is followed to the end of every generated path', () => {
    const ends = pathsOf(flow, 'path').map(({ steps }) => JSON.stringify(steps.at(-1)?.snapshot.state.value))
    expect(journeys.map(stateOf)).toEqual(ends)
  })

  test('is found again where one stood, from the address alone', () => {
    for (const { path: _, ...free } of journeys) {
      const journey = { ...free, at: free.steps.length }
      const place = placeOf(addressOf(journey), explorables)
      expect(place.kind === 'flow' && stateOf(place.journey)).toBe(stateOf(journey))
    }
  })
})

test('an address tells the path and the step that it shows', () => {
  const journey = { ...followed(signIn, { kind: 'path', number: 2 })!, at: 1 }
  expect(addressOf(journey)).toBe('#/flow/sign-in?path=2&at=1')
  const place = placeOf('#/flow/sign-in?path=2&at=1', flows)
  expect(place.kind === 'flow' && [place.journey.path, place.journey.at]).toEqual([
    { kind: 'path', number: 2 },
    1,
  ])
})

test('an address that a chart no longer follows leads as far as it can, and says so', () => {
  const { at, lost } = retraced(signIn, 0, ['credentials.submitted', 'door.opened', 'time'])
  expect([at, lost]).toEqual([1, 'door.opened'])
})

const typed = retraced(signIn, 0, ['email.typed', 'password.typed'])

test('what may happen is said in French, with what it carries and where it leads', () => {
  const sending = journeyAfter(typed, 'credentials.submitted')!
  const failure = offersOf(sending).find(({ type }) => type === 'xstate.error.actor.signIn')!
  const [first] = failure.choices
  expect(first!.sample).toBe('panne du serveur (500)')
  expect(first!.leadsTo).toBe(placeWords(snapshotAt(journeyAfter(sending, first!.code)!).state))
  expect(offersOf(sending).at(-1)!.words).toBe('Laisser passer 20 s')
})

test('what a guard refuses is offered with what would have to hold', () => {
  const refused = flows
    .flatMap((flow) => offersOf(begun(flow)))
    .filter(({ choices }) => choices.every(({ leadsTo }) => leadsTo === undefined))
  expect(refused.length).toBeGreaterThan(0)
  for (const { unless } of refused) expect(unless.join(' ')).toMatch(/\p{L}{3}/u)
})

test('a failure is told from another of the same call by its number', () => {
  const sending = journeyAfter(typed, 'credentials.submitted')!
  const codes = offersOf(sending).flatMap(({ choices }) => choices.map(({ code }) => code))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codesOf(journeyAfter(sending, 'failed:signIn~3')!).at(-1)).toBe('failed:signIn~3')
})
