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
import { type Command, type HuntName, member, type Operation, type PlanKey } from './commands.ts'
import { type Device, devices, farReceiver, farWaiting } from './actors.ts'

const one = <const T>(...values: T[]) => fc.constantFrom<T[]>(...values)

const day = one(7, 1, 0, -1)
const types = one<number[]>([1], [1, 2], [4], [])
const town = one('Bourges' as const, 'Vierzon', 'Saint-Amand-Montrond')
const receiver = one(manon.id, luc.id, camille.id, nadia.id)
const people = [manon, giver, waiting, luc, farWaiting, farReceiver, wolfhunter, cher, indre]
const whom = one(...people.map(({ id }) => id))
const candidate = one(waiting.id, patient.id, farWaiting.id, giver.id)
const gdpr = one('refused' as const, 'accepted')
const gift = fc.tuple(receiver, one(1, 2), one(1, 2))

type Of<T, O = Operation> = O extends { do: infer D } ? (T extends D ? O : never) : never
type Fields<T> = { [K in Exclude<keyof Of<T>, 'do'>]: fc.Arbitrary<Of<T>[K]> }
/** An operation, or one of several that are written alike. */
const op = <const T extends Operation['do']>(what: T | readonly T[], fields: Fields<T>) =>
  fc.record({ do: one(...[what].flat()), ...fields }) as unknown as fc.Arbitrary<Operation>

/** The operations of a giver, on some hunts more often than on others; `key`: of the hunts they plan. */
const hunting = (key: fc.Arbitrary<PlanKey>, hunt: fc.Arbitrary<HuntName>) =>
  fc.oneof(
    op('plan', { key, day, town, types }),
    op('edit', { hunt, day, types }),
    op('delete', { hunt }),
    op(['obtain', 'read contacts'], { hunt }),
    op('reveal', { hunt, receiver }),
    op('report', { hunt, gifts: fc.array(gift, { maxLength: 2 }) }),
    op('list hunts', { state: one('planned', 'informed', 'finished') }),
  )
const receiving = fc.oneof(
  op('count hunters', {}),
  op('wish', { types }),
  op('be available', { always: fc.boolean() }),
  op('choose', { gdpr }),
)
const managing = fc.oneof(
  op(['block', 'anonymise'], { whom }),
  op(['validate', 'ban'], { whom: candidate }),
  op('record choice', { whom, gdpr }),
  op('change role', { role: one('role_manager', 'statistics_viewer') }),
  op('list waiting', {}),
  op('count animals', {}),
  op('import members', { federation: one(1, 2) }),
)
const hunts = one<HuntName>('planned', 'informed', 'A', 'B', 'finished', 'wolf planned', 'wolf informed')
const ownHunts = one<HuntName>('informed', 'planned', 'given nothing')
const wolfHunts = one<HuntName>('wolf planned', 'wolf informed', 'W', 'planned')
const givers = fc.oneof(hunting(one('A', 'B'), hunts), hunting(one('A'), ownHunts))

/** The operations made on each device. */
const uses: Record<Device, fc.Arbitrary<Operation>> = {
  'giver’s phone': givers,
  'giver’s laptop': givers,
  wolfhunter: hunting(one('W'), wolfHunts),
  waiting: fc.oneof(
    op('change NIT', { nit: one(member[1].nit, '1800003', '1899999') }),
    op('list hunts', { state: one('planned') }),
  ),
  manon: receiving,
  luc: receiving,
  admin: managing,
  cher: managing,
  indre: managing,
  statistician: op('count animals', {}),
}
/** Weighted: givers act most. */
const names: Device[] = [
  ...(Object.keys(devices) as Device[]),
  ...Array<Device>(4).fill('giver’s phone'),
  'giver’s laptop',
  'admin',
]
const by = (device: Device, operations: fc.Arbitrary<Operation>) =>
  operations.map((operation): Command => ({ by: device, ...operation }))
const commandOn = (device: Device) => by(device, uses[device])
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
  fc.array(by(device, operations), { minLength: 1, maxLength: 2 })
const closeHunts = one<HuntName>('informed', 'planned', 'A')
const shuttingOut = fc.tuple(
  fc.oneof(
    commands('manon', receiving),
    commands(
      'giver’s phone',
      fc.oneof(
        op('obtain', { hunt: closeHunts }),
        op('plan', { key: one('A'), day: one(0, 1), town: one('Bourges'), types }),
        op('reveal', { hunt: closeHunts, receiver: one(manon.id) }),
        op('report', { hunt: one('informed'), gifts: fc.tuple(fc.tuple(one(manon.id), one(1), one(2))) }),
      ),
    ),
  ),
  commands(
    'admin',
    fc.oneof(
      { weight: 3, arbitrary: op(['anonymise', 'block'], { whom: one(manon.id, giver.id) }) },
      { weight: 1, arbitrary: op('record choice', { whom: one(manon.id), gdpr }) },
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
