import { expect } from 'vitest'
import type { Visitor } from './app.ts'
import type { World } from './in-world.ts'

/** The token of the link that opens a person's session. */
export const tokenOf = (url: string) => new URL(url).searchParams.get('token')!

/** The token of a link that staff makes, with which to act in the place of a person. */
export const linkTo = async (staff: Visitor, id: number): Promise<string> =>
  tokenOf((await staff.get(`/api/v1/users/${id}/token`)).json().data.url)

/** Follows such a link; the status of the answer. */
export const follow = async (visitor: Visitor, token: string): Promise<number> =>
  (await visitor.post('/login/link', { token })).statusCode

/** Who is signed in; null when nobody is. */
export async function whoIs(visitor: Visitor): Promise<number | null> {
  const response = await visitor.get('/api/v1/auth/infos')
  return response.statusCode === 200 ? response.json().data.user.id : null
}

/** Lets `staff` act in the place of `person`, in the browser of their own session unless told. */
export const assisting =
  (world: World) =>
  async (staff: { email: string }, person: { id: number }, elsewhere = false): Promise<Visitor> => {
    const own = await world.as(staff)
    const token = await linkTo(own, person.id)
    const visitor = elsewhere ? await world.as(null) : own
    expect(await follow(visitor, token)).toBe(200)
    expect(await whoIs(visitor)).toBe(person.id)
    return visitor
  }
