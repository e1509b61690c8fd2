import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { describe, expect, test } from 'vitest'
import { addressOf, placeOf } from './address.ts'
import { explorables } from './explorable.ts'
import { followPaths } from './followed-paths.ts'
import { flowsNear } from './groups.ts'
import { explorerMachine } from './explorer-machine.ts'
import { begun, codesOf, followed, snapshotAt, retraced, timelineAfter } from './timeline.ts'
import { availableEvents } from './available-events.ts'
import { locationText } from './location.ts'
import { repetitionOf } from './repetition.ts'
import { flows } from '../../tests/models/registry.ts'
import { signIn } from '../../tests/models/sign-in/sign-in.model.ts'
import { explore } from '../../tests/explore/explore.ts'

type State = SnapshotFrom<typeof explorerMachine>

const placeIn = ({ context: { place } }: State) =>
  place.kind !== 'flow'
    ? place.kind
    : [place.timeline.path, place.timeline.at, place.timeline.at < place.timeline.steps.length]

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
    'choice.made': ['credentials.submitted', 'nothing.known'].map((code) => ({ code })),
    'step.chosen': [{ at: 0 }, { at: 1 }],
    'start.chosen': [{ start: 0 }],
    'path.chosen': [1, 99].map((number) => ({ path: { kind: 'path', number } })),
  },
  // Steps taken freely accumulate without end, so only the position in a path counts.
  key: (state: AnyMachineSnapshot) => {
    const at = placeIn(state as State)
    return Array.isArray(at) && at[0] === undefined ? [Number(at[1]) > 0, at[2]] : at
  },
})

test('The explorer takes every transition of its chart, reaches every state and has no dead end', () =>
  expect(explored).toMatchObject({ uncovered: [], unreached: [], deadEnds: [] }))

followPaths(explorables.filter(({ name }) => ['sign-in', 'donation'].includes(name)))

test.each([
  ['donatoin', 'donation'],
  ['inscripton', 'registration-identity'],
  ['sign-im', 'sign-in'],
])('of the mistyped « %s » the explorer proposes %s', (typed, name) =>
  expect(flowsNear(explorables, typed).map((flow) => flow.name)).toContain(name),
)

test('the explorer proposes three flows at most, and none for words that are like nothing', () => {
  expect(flowsNear(explorables, 'chase').length).toBe(3)
  expect(flowsNear(explorables, 'xylophone')).toEqual([])
  expect(flowsNear(explorables, '?')).toEqual([])
})

test('the URL contains the path and the displayed step', () => {
  const timeline = { ...followed(signIn, { kind: 'path', number: 2 })!, at: 1 }
  expect(addressOf(timeline)).toBe('#/flow/sign-in?path=2&at=1')
  const place = placeOf('#/flow/sign-in?path=2&at=1', flows)
  expect(place.kind === 'flow' && [place.timeline.path, place.timeline.at]).toEqual([
    { kind: 'path', number: 2 },
    1,
  ])
})

test('a URL with a step that is no longer possible leads as far as it can, and says so', () => {
  const { at, lost } = retraced(signIn, 0, ['credentials.submitted', 'door.opened', 'time'])
  expect([at, lost]).toEqual([1, 'door.opened'])
})

const typed = retraced(signIn, 0, ['email.typed', 'password.typed'])

test('each available event has French words, its sample and its target states', () => {
  const sending = timelineAfter(typed, 'credentials.submitted')!
  const failure = availableEvents(sending).find(({ type }) => type === 'xstate.error.actor.signIn')!
  const [first] = failure.choices
  expect(first!.sample).toBe('panne du serveur (500)')
  expect(first!.leadsTo).toBe(locationText(snapshotAt(timelineAfter(sending, first!.code)!).state))
  const throttled = timelineAfter(
    sending,
    failure.choices.find(({ sample }) => sample?.includes('429'))!.code,
  )!
  expect(availableEvents(throttled).at(-1)!.label).toBe('Laisser passer 12 s')
})

test('an event refused by a guard is listed with the condition', () => {
  const refused = flows
    .flatMap((flow) => availableEvents(begun(flow)))
    .filter(({ choices }) => choices.every(({ leadsTo }) => leadsTo === undefined))
  expect(refused.length).toBeGreaterThan(0)
  for (const { unless } of refused) expect(unless.join(' ')).toMatch(/\p{L}{3}/u)
})

test('failures of one call are numbered', () => {
  const sending = timelineAfter(typed, 'credentials.submitted')!
  const codes = availableEvents(sending).flatMap(({ choices }) => choices.map(({ code }) => code))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codesOf(timelineAfter(sending, 'failed:signIn~3')!).at(-1)).toBe('failed:signIn~3')
})

describe('The command that repeats what is shown', () => {
  const { path, ...free } = followed(signIn, { kind: 'path', number: 1 })!
  const after = (at: number) => repetitionOf({ ...free, at })
  const command = 'npm run paths -- sign-in 1 --every'

  test('walks the path that is followed', () =>
    expect(repetitionOf({ ...free, path: path! })?.command).toBe(command))
  test('walks all paths at the start', () =>
    expect(after(0)).toEqual({ command: 'npm run paths -- sign-in', goesOn: true }))
  test('walks a path of the same steps, also when they were taken freely', () =>
    expect(after(free.steps.length)).toEqual({ command, goesOn: false }))
  test('or one that goes on', () => {
    const { command, goesOn } = after(2)!
    const number = Number(/^npm run paths -- sign-in (\d+) --every$/.exec(command)?.[1])
    const found = followed(signIn, { kind: 'path', number })!
    expect(codesOf(found).slice(0, 2)).toEqual(codesOf(free).slice(0, 2))
    expect(goesOn).toBe(found.steps.length > 2)
  })
  test('is missing for steps that no path takes', () =>
    expect(repetitionOf(retraced(signIn, 0, ['email.typed', 'email.typed', 'email.typed']))).toBeUndefined())
})
