import * as fc from 'fast-check'
import {
  camille,
  cher,
  giver,
  indre,
  luc,
  manon,
  nadia,
  patient,
  waiting,
  wolfhunter,
} from '../../world/people.ts'
import { type Command, type Operation, type HuntName, member } from './commands.ts'
import { type Device, devices, farReceiver, farWaiting } from './actors.ts'

const one = <const T>(...values: T[]) => fc.constantFrom<T[]>(...values)
const does = <T extends Operation['do']>(what: T) => fc.constant(what)

const day = one(7, 1, 0, -1)
const types = fc.constantFrom<number[][]>([1], [1, 2], [4], [])
const town = one('Bourges' as const, 'Vierzon', 'Saint-Amand-Montrond')
const receiver = one(manon.id, luc.id, camille.id, nadia.id)
const whom = one(
  manon.id,
  giver.id,
  waiting.id,
  luc.id,
  farWaiting.id,
  farReceiver.id,
  wolfhunter.id,
  cher.id,
  indre.id,
)
const candidate = one(waiting.id, patient.id, farWaiting.id, giver.id)
const gdpr = one('refused' as const, 'accepted')
const gift = fc.tuple(receiver, one(1, 2), one(1, 2))

/** The operations of a giver, on some hunts more often than on others; `key`: of the hunts they plan. */
const hunting = (key: fc.Arbitrary<'A' | 'B' | 'W'>, hunt: fc.Arbitrary<HuntName>): fc.Arbitrary<Operation> =>
  fc.oneof(
    fc.record({ do: does('plan'), key, day, town, types }),
    fc.record({ do: does('edit'), hunt, day, types }),
    fc.record({ do: does('delete'), hunt }),
    fc.record({ do: one('obtain' as const, 'read contacts'), hunt }),
    fc.record({ do: does('reveal'), hunt, receiver }),
    fc.record({ do: does('report'), hunt, gifts: fc.array(gift, { maxLength: 2 }) }),
    fc.record({ do: does('list hunts'), state: one('planned' as const, 'informed', 'finished') }),
  )
const receiving: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ do: does('count hunters') }),
  fc.record({ do: does('wish'), types }),
  fc.record({ do: does('be available'), always: fc.boolean() }),
  fc.record({ do: does('choose'), gdpr }),
)
const managing: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ do: one('block' as const, 'anonymise'), whom }),
  fc.record({ do: one('validate' as const, 'ban'), whom: candidate }),
  fc.record({ do: does('record choice'), whom, gdpr }),
  fc.record({ do: does('change role'), role: one('role_manager' as const, 'statistics_viewer') }),
  fc.record({ do: does('list waiting') }),
  fc.record({ do: does('count animals') }),
  fc.record({ do: does('import members'), federation: one(1 as const, 2) }),
)
const hunts = fc.constantFrom<HuntName[]>(
  'planned',
  'informed',
  'A',
  'B',
  'finished',
  'wolf planned',
  'wolf informed',
)
const ownHunts = fc.constantFrom<HuntName[]>('informed', 'planned', 'given nothing')
const wolfHunts = fc.constantFrom<HuntName[]>('wolf planned', 'wolf informed', 'W', 'planned')

/** The operations made on each device. */
const uses: Record<Device, fc.Arbitrary<Operation>> = {
  'giver’s phone': fc.oneof(hunting(one('A', 'B'), hunts), hunting(one('A'), ownHunts)),
  'giver’s laptop': fc.oneof(hunting(one('A', 'B'), hunts), hunting(one('A'), ownHunts)),
  wolfhunter: hunting(one('W'), wolfHunts),
  waiting: fc.oneof(
    fc.record({
      do: does('change NIT'),
      nit: fc.constantFrom<string[]>(member[1].nit, '1800003', '1899999'),
    }),
    fc.record({ do: does('list hunts'), state: one('planned' as const) }),
  ),
  manon: receiving,
  luc: receiving,
  admin: managing,
  cher: managing,
  indre: managing,
  statistician: fc.record({ do: does('count animals') }),
}
/** Weighted: givers act most. */
const names: Device[] = [
  ...(Object.keys(devices) as Device[]),
  ...Array<Device>(4).fill('giver’s phone'),
  'giver’s laptop',
  'admin',
]
const commandOn = (device: Device): fc.Arbitrary<Command> =>
  uses[device].map((operation) => ({ by: device, ...operation }))
const waitingTime: fc.Arbitrary<Command> = fc.record({
  do: fc.constant('wait' as const),
  hours: one(24, 1),
  by: fc.constant(null),
})

/** Commands one after the other. */
export const sequence = (maxLength: number) =>
  fc.array(
    fc.oneof(
      { weight: 14, arbitrary: one(...names).chain(commandOn) },
      { weight: 1, arbitrary: waitingTime },
    ),
    { maxLength, minLength: 1, size: 'max' },
  )

/** A sequential part, then two or three concurrent actors, and the order of their steps. */
export type ConcurrentHistory = { before: Command[]; actors: Command[][]; choices: number[] }
/** Actors likely to conflict: two devices of one person, or a person and somebody who decides about them. */
const together = fc.constantFrom<Device[][]>(
  ['giver’s phone', 'giver’s laptop'],
  ['giver’s phone', 'admin'],
  ['giver’s phone', 'manon'],
  ['manon', 'admin'],
  ['waiting', 'cher'],
  ['waiting', 'admin', 'cher'],
  ['giver’s phone', 'giver’s laptop', 'manon'],
  ['giver’s phone', 'giver’s laptop', 'cher'],
  ['giver’s phone', 'luc', 'cher'],
  ['wolfhunter', 'giver’s phone', 'admin'],
  ['admin', 'cher', 'indre'],
  ['statistician', 'admin', 'giver’s phone'],
)
const anybody = together.chain((devices) =>
  fc.tuple(
    ...devices.map((device) =>
      fc.array(commandOn(device), { minLength: 1, maxLength: devices.length > 2 ? 2 : 3, size: 'max' }),
    ),
  ),
)

/** A person loses access while acting, or while others act on them. */
const commands = (device: Device, operations: fc.Arbitrary<Operation>) =>
  fc.array(
    operations.map((operation): Command => ({ by: device, ...operation })),
    { minLength: 1, maxLength: 2 },
  )
const closeHunts = one<HuntName>('informed', 'planned', 'A')
const shuttingOut = fc.tuple(
  fc.oneof(
    commands('manon', receiving),
    commands(
      'giver’s phone',
      fc.oneof(
        fc.record({ do: one('obtain' as const), hunt: closeHunts }),
        fc.record({
          do: does('plan'),
          key: one('A' as const),
          day: one(0, 1),
          town: one('Bourges' as const),
          types,
        }),
        fc.record({ do: does('reveal'), hunt: closeHunts, receiver: one(manon.id) }),
        fc.record({
          do: does('report'),
          hunt: one('informed' as const),
          gifts: fc.tuple(fc.tuple(one(manon.id), one(1), one(2))),
        }),
      ),
    ),
  ),
  commands(
    'admin',
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ do: one('anonymise' as const, 'block'), whom: one(manon.id, giver.id) }),
      },
      { weight: 1, arbitrary: fc.record({ do: does('record choice'), whom: one(manon.id), gdpr }) },
    ),
  ),
)

/** The same operation on both devices of a person. */
const twice = hunting(one('A'), closeHunts).map((operation): Command[][] => [
  [{ by: 'giver’s phone', ...operation }],
  [{ by: 'giver’s laptop', ...operation }],
])

export const concurrentHistory: fc.Arbitrary<ConcurrentHistory> = fc.record({
  before: sequence(4),
  actors: fc.oneof(anybody, shuttingOut, twice),
  choices: fc.array(fc.nat(11), { maxLength: 60, size: 'max' }),
})
