import { expect } from 'vitest'
import type { Visitor } from './app.ts'
import type { World } from './in-world.ts'

/** The token of a sign-in link. */
export const tokenOf = (url: string) => new URL(url).searchParams.get('token')!

/** The token of a sign-in link that staff creates for a person. */
export const linkTo = async (staff: Visitor, id: number): Promise<string> =>
  tokenOf((await staff.get(`/api/v1/users/${id}/token`)).json().data.url)

/** Follows such a link; answers the status. */
export const follow = async (visitor: Visitor, token: string): Promise<number> =>
  (await visitor.post('/login/link', { token })).statusCode

/** The signed-in person; null without a session. */
export async function whoIs(visitor: Visitor): Promise<number | null> {
  const response = await visitor.get('/api/v1/auth/infos')
  return response.statusCode === 200 ? response.json().data.user.id : null
}

/** Starts an assisted session of `staff` for `person`, in the browser with their own session. */
export const assisting =
  (world: World) =>
  async (staff: { email: string }, person: { id: number }): Promise<Visitor> => {
    const visitor = await world.as(staff)
    expect(await follow(visitor, await linkTo(visitor, person.id))).toBe(200)
    expect(await whoIs(visitor)).toBe(person.id)
    return visitor
  }
