import { expect } from 'vitest'
import type { FederationJob } from '../../../contract/federations/federation-jobs.ts'
import type { Visitor } from './app.ts'
import type { World } from './in-world.ts'

export const init = (id: number) => `/api/v1/federations/${id}/init`
const current = (id: number) => `/api/v1/federations/${id}/jobs/current`

export const jobOf = async (visitor: Visitor, id: number) =>
  (await visitor.get(current(id))).json().data as FederationJob | null

/** The job of a federation after it ended. */
export async function ended(visitor: Visitor, id: number): Promise<FederationJob> {
  await expect.poll(async () => (await jobOf(visitor, id))?.state).not.toBe('running')
  return (await jobOf(visitor, id))!
}

/** The communes attached to a federation. */
export const townsOf = (world: World, id: number) => world.all('federation_cities', { federation_id: id })
