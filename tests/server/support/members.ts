import { expect } from 'vitest'
import type { AppParts } from '../../../server/app.ts'
import { cher } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { noon, type World } from './in-world.ts'
import { newcomer } from './registrations.ts'

/** A member of the federation of Cher. */
const faure = { federation_id: 1, nit: '1800003', lastname: 'FAURÉ', firstname: 'MICHEL', city: 'SANCERRE' }
/** A giver who registers with the same identity. */
const michel = { user_type: 'giver', lastname: 'Fauré', firstname: 'Michel', nit: faure.nit }

type Registered = { id: number; giver: { validation_type: string; validated_at: string | null } }

/** Helpers for tests about givers and the members of their federation. */
export function memberTools(world: World) {
  /** The federation imports members, by default that one. */
  const know = (...members: object[]) =>
    world.add(
      'retrievers',
      members.map((member) => ({ ...faure, ...member })),
    )
  const recordOf = (id: number) => world.one('givers', { user_id: id })
  const stateOf = async (id: number) => (await recordOf(id)).validation_type
  /** By id, why accounts wait, as staff reads it. */
  const findings = async () => {
    const rows = (await (await world.as(cher)).get('/api/v1/givers/need_validation')).json()
    return Object.fromEntries((rows as { id: number; finding: string }[]).map((row) => [row.id, row.finding]))
  }
  /** Registers that giver. */
  const register = async (email: string, more: object = {}, parts?: Partial<AppParts>, now = noon) => {
    const sent = { ...newcomer, ...michel, city_id: place('Sancerre').id, email, ...more }
    const response = await (await world.as(null, now, parts)).post('/register', sent)
    expect(response.statusCode).toBe(200)
    return response.json().data.user as Registered
  }
  return { know, recordOf, stateOf, findings, register }
}
