import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../server/database.ts'
import { termsOf } from '../../../server/rules/terms.ts'
import {
  admin,
  cher,
  giver,
  indre,
  luc,
  manon,
  matching,
  others,
  passwordHash,
  statistician,
  waiting,
  wolfhunter,
} from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { seedWorld } from '../../world/world.ts'
import { makeApp, visit, type Visitor } from '../support/app.ts'
import { noon } from '../support/in-world.ts'
import { rowsIn } from '../support/rows.ts'

/** People of Indre, numbered from 51, on whom the staff of Cher must not act. */
const far = (id: number, firstname: string) => ({ id, firstname, email: `${firstname}@indre.example.org` })
export const farGiver = far(51, 'Alix')
export const farWaiting = far(52, 'Basile')
export const farReceiver = far(53, 'Colette')
/** The finished hunt of Indre and its donation: three roe deer. */
export const farHunt = { id: 40, day: -20, quantity: 3, type: 2 }

/** The actors, by their device; a person may have two. */
export const devices = {
  'giver’s phone': giver,
  'giver’s laptop': giver,
  wolfhunter,
  waiting,
  manon,
  luc,
  admin,
  cher,
  indre,
  statistician,
} as const
export type Device = keyof typeof devices

/** The receivers of the world, with their wishes. */
export const receivers = [...matching, ...others]

/** The sessions of the seeded world, which is restored, not seeded again. */
const cookies = new Map<Device, ReadonlyMap<string, string>>()

/** Seeds the world and some people of Indre, and signs every actor in on their devices. */
export async function seedActors(db: Db): Promise<void> {
  await seedWorld(db, noon)
  await seedIndre(db)
  const app = await makeApp({ db, now: () => noon })
  for (const device of Object.keys(devices) as Device[]) {
    const visitor = visit(app)
    const { statusCode } = await visitor.signIn(devices[device].email)
    if (statusCode !== 200) throw new Error(`${device} cannot sign in: ${statusCode}`)
    cookies.set(device, visitor.cookies)
  }
  await app.close()
}

/** Restores a device to the state after its owner signed in. */
export function takeDevice(app: FastifyInstance, device: Device): Visitor {
  const visitor = visit(app)
  for (const [name, value] of cookies.get(device)!) visitor.cookies.set(name, value)
  return visitor
}

async function seedIndre(db: Db): Promise<void> {
  const { add, all } = rowsIn(db)
  const roles = await all('roles', {}, 'id', 'code')
  const city_id = place('Issoudun').id
  const user = ({ id, email, firstname }: ReturnType<typeof far>, role: string) => ({
    id,
    email: email.toLowerCase(),
    firstname,
    lastname: 'Lointain',
    phone: `06399801${id}`,
    federation_id: 2,
    password_hash: passwordHash,
    city_id,
    role_id: roles.find(({ code }) => code === role)!.id,
    email_verified_at: noon,
    tos_version: termsOf(role),
    accept_tos_date: noon,
    gdpr_state: 'accepted' as const,
  })
  await add('users', [
    user(indre, 'federation_admin'),
    user(farGiver, 'giver'),
    user(farWaiting, 'giver'),
    user(farReceiver, 'receiver'),
  ])
  await add('givers', [
    { user_id: farGiver.id, nit: '3600001', validation_type: 'manual', validated_at: noon },
    { user_id: farWaiting.id, nit: '3600002', validation_type: 'waiting' },
  ])
  await add('receivers', { user_id: farReceiver.id, search_radius: 5, is_always_available: true })
  const { id, quantity, type } = farHunt
  await add('hunts', { id, giver_id: farGiver.id, city_id, started_at: '2026-02-18', finished_at: noon })
  const served = { hunt_id: id, receiver_id: farReceiver.id }
  await add('contacts', { ...served, distance: 0 })
  await add('donations', { ...served, specimen_type_id: type, quantity })
}
