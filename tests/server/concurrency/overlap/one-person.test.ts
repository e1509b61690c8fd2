import { expect, test } from 'vitest'
import { admin, cher, giver, resetLinkToken, unverified } from '../../../world/people.ts'
import { inSharedWorld } from '../../support/in-world.ts'
import { newcomer, newPassword as chosen } from '../../support/registrations.ts'
import { url, userTools } from '../../support/user-tools.ts'
import { meetingIn, writing } from './overlapping.ts'

/**
 * Whoever knows a password that is no longer valid: what they began before its change leads nowhere once it
 * is changed. The change waits for its mail, with the account locked; the other call has read the account as
 * it was before.
 */
const NEXT = 'nouvelle@example.org'

inSharedWorld((world) => {
  const both = meetingIn(world)
  const { entryOf } = userTools(world)
  const resetting = async () => {
    const visitor = await world.as(null)
    const body = { token: resetLinkToken, password: chosen, password_confirmation: chosen }
    return () => visitor.post('/password/reset', body)
  }
  const sessionsOf = ({ id }: { id: number }) => world.all('sessions', { user_id: id }, 'id')

  test('A sign-in under way when the password changes opens no session', async () => {
    const visitor = await world.as(null)
    const signIn = () => visitor.post('/login', { email: giver.email, password: 'Venaison-2026' })
    expect(await both(writing('mails'), [await resetting(), signIn])).toEqual([200, 422])
    expect(await sessionsOf(giver)).toEqual([])
  })

  test('A sign-in under way when the account is blocked opens no session, also after it is unblocked', async () => {
    const [staff, visitor] = [await world.as(cher), await world.as(null)]
    const block = () => staff.put(`/api/v1/users/${giver.id}/block`)
    const signIn = () => visitor.post('/login', { email: giver.email, password: 'Venaison-2026' })
    expect(await both(writing('mails'), [block, signIn])).toEqual([200, 422])
    expect(await sessionsOf(giver)).toEqual([])
  })

  test('A registration repeated while the account is blocked opens no session', async () => {
    const visitors = [await world.as(null), await world.as(null)]
    const [first, again] = visitors.map((visitor) => () => {
      const headers = {
        'idempotency-key': 'form',
        'x-xsrf-token': encodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
      }
      return visitor.send('POST', '/register', { body: newcomer, headers })
    })
    expect((await first!()).statusCode).toBe(200)
    const { id } = await world.one('users', { email: newcomer.email }, 'id')
    const staff = await world.as(admin)
    const block = () => staff.put(`/api/v1/users/${id}/block`)
    expect(await both(writing('mails'), [block, again!])).toEqual([200, 422])
    expect(await sessionsOf({ id })).toEqual([])
  })

  test('An address change under way when the password changes is refused', async () => {
    const visitor = await world.as(giver)
    const change = () => visitor.put('/api/v1/users/self/address', { email: NEXT, password: 'Venaison-2026' })
    expect(await both(writing('mails'), [await resetting(), change])).toEqual([200, 422])
    expect(await world.all('address_changes', { user_id: giver.id })).toEqual([])
  })

  test('No link for a new password is mailed to an address that staff are changing', async () => {
    const [staff, visitor, own] = [await world.as(cher), await world.as(null), await world.as(giver)]
    const entry = await entryOf('giver', { email: NEXT, firstname: 'Hélène', lastname: 'Moreau' })
    const change = () => staff.put(url(giver), entry)
    const forgot = () => visitor.post('/password/forgot', { email: giver.email })
    const ask = () => own.post('/api/v1/users/self/password_change')
    expect(await both(writing('mails'), [change, forgot, ask])).toEqual([200, 200, 409])
    const links = world.all('tokens', { purpose: 'password', used_at: null, user_id: giver.id })
    expect(await links).toEqual([])
  })

  test('A confirmation requested while the address is corrected goes to the corrected one', async () => {
    const [one, other] = [await world.as(unverified), await world.as(unverified)]
    const correct = () => one.put('/api/v1/users/self/address', { email: NEXT, password: 'Venaison-2026' })
    const request = () => other.post('/api/v1/users/self/address_confirmation')
    expect(await both(writing('mails'), [correct, request])).toEqual([200, 200])
    const mails = await world.all('mails', {}, 'recipient')
    expect(mails).toEqual([{ recipient: NEXT }, { recipient: NEXT }])
  })
})
