import { expect, test } from 'vitest'
import { applyRetention } from '../../../../server/rules/retention/retention.ts'
import { boar, informed } from '../../../world/hunts.ts'
import { admin, cher, indre, luc } from '../../../world/people.ts'
import { expectRefusals, inWorld, noon } from '../../support/in-world.ts'
import { byTag, discarding, RECALLS, recallsIn, wholeHunt } from '../../support/recalls.ts'
import { retentionOf } from '../../support/retention.ts'
import { seedStaff } from '../../support/staff.ts'

inWorld((world) => {
  const { latest, open, handOver, boarNow, mailsTo, tokenOf, positive } = recallsIn(world)

  test('A held animal is no longer promised, and the person is told why', async () => {
    const offer = {
      hunt_id: informed.id,
      receiver_id: luc.id,
      state: 'accepted' as const,
      sounded_at: noon,
      expires_at: noon,
      answered_at: noon,
      idempotency_key: null,
      reason: 'chosen' as const,
      received: 0,
      distance: 4,
      last_offer_on: null,
      animal_id: boar.id,
      specimen_type_id: 1,
    }
    await world.add('offers', offer)
    await world.set('animals', { id: boar.id }, { state: 'held' })
    expect((await open(byTag)).statusCode).toBe(200)
    expect(await world.one('offers', { animal_id: boar.id }, 'state')).toEqual({ state: 'withdrawn' })
    expect(await boarNow()).toMatchObject({ state: 'recalled' })
    expect((await mailsTo(luc)).at(-1)!.subject).toContain('l’animal est rappelé')
  })

  test('Correcting a positive result lifts the recall, and everybody is notified', async () => {
    await handOver()
    const say = await positive()
    expect(await say('negative', discarding, admin)).toBe(200)
    expect(await latest()).toMatchObject({ state: 'lifted' })
    expect(await boarNow()).toMatchObject({ state: 'handedOver', receiver_id: luc.id })
    expect((await mailsTo(luc)).at(-1)!.subject).toContain('alerte est levée')
    expect(await world.read(luc, `${RECALLS}/self`)).toMatchObject([{ is_lifted: true }])
    for (const state of ['doubtful', 'positive']) expect(await say(state)).toBe(200)
    expect(await latest()).toMatchObject({ state: 'opened' })
    expect(await boarNow()).toMatchObject({ state: 'recalled' })
  })

  test('Animals of another recall stay recalled', async () => {
    const say = await positive()
    await open(byTag)
    await say('negative', discarding, admin)
    expect(await boarNow()).toMatchObject({ state: 'recalled' })
  })

  test('A person anonymised meanwhile can be called until they are reached, and no longer', async () => {
    await handOver()
    await positive()
    const token = await tokenOf(luc)
    await world.delete(admin, `/api/v1/users/${luc.id}/delete`)
    const { phone, email } = luc
    const called = { name: `${luc.firstname} ${luc.lastname}`, phone, email }
    expect((await latest()).receivers).toMatchObject([{ ...called, mail: 'none', state: 'toTell' }])
    const linked = await world.post(null, `${RECALLS}/linked/acknowledge`, { token })
    expect(linked.statusCode).toBe(200)
    expect((await latest()).receivers).toMatchObject([{ name: null, phone: null, email: null }])
  })

  test('After twelve months a pseudonym replaces each person; after five years the recall is deleted', async () => {
    await handOver()
    await positive()
    const { id } = (await latest()).receivers[0]!
    const after = async (now: string) => {
      await applyRetention(retentionOf(world.db(), new Date(now)))
      return world.all('recall_receivers', { id })
    }
    expect(await after('2027-03-09T23:30:00Z')).toMatchObject([{ receiver_id: luc.id, state: 'toTell' }])
    const pseudonym = expect.stringMatching(/^[0-9a-f]{12}$/) as string
    const forgotten = { receiver_id: null, token_hash: null, state: 'unreachable', pseudonym }
    expect(await after('2027-03-11T12:00:00Z')).toMatchObject([forgotten])
    expect(await latest()).toMatchObject({ state: 'closed' })
    expect([await after('2031-03-11T12:00:00Z'), await world.all('recalls', {})]).toEqual([[], []])
  })

  test('Invalid entries are refused, and can be counted no more than recalled', async () => {
    await expectRefusals(world, open, [['reason', { ...byTag, reason: 'Non' }]])
    const count = (body: object) => world.post(cher, `${RECALLS}/preview`, body)
    for (const send of [open, count])
      await expectRefusals(world, send, [
        ['tags', { ...byTag, tags: ['SA 9999'] }],
        ['tags', { ...byTag, tags: 'SA 0451' }],
        ['city', { ...byTag, tags: [] }],
        ['hunted_on', { ...byTag, hunted_on: '2026-03-11' }],
        ['city', { ...wholeHunt, city: null }],
        ['city', { ...wholeHunt, city: 'Vierzon' }],
        ['city', { ...wholeHunt, city: 'Nulle-Part' }],
        ['specimen_type_id', { ...wholeHunt, specimen_type_id: 99 }],
      ])
  })

  test('Another federation recalls and counts none of its game', async () => {
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    const visitor = await world.as(indre)
    for (const url of [RECALLS, `${RECALLS}/preview`])
      await expectRefusals(world, (body) => visitor.post(url, body), [
        ['tags', byTag],
        ['tags', { ...byTag, department_code: '18' }],
        ['city', wholeHunt],
      ])
  })
})
