import { expect, test } from 'vitest'
import { applyRetention } from '../../../../server/rules/retention/retention.ts'
import { boar, informed } from '../../../world/hunts.ts'
import { admin, indre, luc } from '../../../world/people.ts'
import { inWorld, noon } from '../../support/in-world.ts'
import { RECALLS, byTag, recallsIn, wholeHunt } from '../../support/recalls.ts'
import { retentionOf } from '../../support/retention.ts'
import { seedStaff } from '../../support/staff.ts'

inWorld((world) => {
  const { listed, latest, open, handOver, boarNow, mailsTo, tokenOf, note, positive } = recallsIn(world)

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
    const ended = world.db().selectFrom('offers').where('animal_id', '=', boar.id).select('state')
    expect(await ended.executeTakeFirst()).toEqual({ state: 'withdrawn' })
    expect(await boarNow()).toMatchObject({ state: 'recalled' })
    expect((await mailsTo(luc)).at(-1)!.subject).toContain('l’animal est rappelé')
  })

  test('Correcting a positive result lifts the recall, and everybody is notified', async () => {
    await handOver()
    const say = await positive()
    expect((await say('negative', admin, 'Contre-analyse LNR 44')).statusCode).toBe(200)
    expect(await latest()).toMatchObject({ state: 'lifted' })
    expect(await boarNow()).toMatchObject({ state: 'handedOver', receiver_id: luc.id })
    expect((await mailsTo(luc)).at(-1)!.subject).toContain('alerte est levée')
    expect((await (await world.as(luc)).get(`${RECALLS}/self`)).json()).toMatchObject([{ is_lifted: true }])
    for (const state of ['doubtful', 'positive']) expect((await say(state)).statusCode).toBe(200)
    expect(await latest()).toMatchObject({ state: 'opened' })
    expect(await boarNow()).toMatchObject({ state: 'recalled' })
  })

  test('Animals of another recall stay recalled', async () => {
    const say = await positive()
    await open(byTag)
    await say('negative', admin, 'Contre-analyse LNR 44')
    expect(await boarNow()).toMatchObject({ state: 'recalled' })
  })

  test('A person anonymised meanwhile can be called until they are reached, and no longer', async () => {
    await handOver()
    await positive()
    const token = await tokenOf(luc)
    expect((await (await world.as(admin)).delete(`/api/v1/users/${luc.id}/delete`)).statusCode).toBe(200)
    expect((await latest()).receivers).toMatchObject([
      {
        name: `${luc.firstname} ${luc.lastname}`,
        phone: luc.phone,
        email: luc.email,
        mail: 'none',
        state: 'toTell',
      },
    ])
    const linked = await (await world.as(null)).post(`${RECALLS}/linked/acknowledge`, { token })
    expect(linked.statusCode).toBe(200)
    expect((await latest()).receivers).toMatchObject([{ name: null, phone: null, email: null }])
  })

  test('After twelve months a pseudonym replaces each person; after five years the recall is deleted', async () => {
    await handOver()
    await positive()
    const rows = () => world.db().selectFrom('recall_receivers').selectAll().orderBy('id').execute()
    await applyRetention(retentionOf(world.db(), new Date('2027-03-09T23:30:00Z')))
    expect((await rows()).at(-1)).toMatchObject({ receiver_id: luc.id, state: 'toTell' })
    await applyRetention(retentionOf(world.db(), new Date('2027-03-11T12:00:00Z')))
    const last = (await rows()).at(-1)!
    expect(last).toMatchObject({ receiver_id: null, token_hash: null, state: 'unreachable' })
    expect(last.pseudonym).toMatch(/^[0-9a-f]{12}$/)
    expect(await latest()).toMatchObject({ state: 'closed' })
    await applyRetention(retentionOf(world.db(), new Date('2031-03-11T12:00:00Z')))
    expect([await rows(), await world.all('recalls', {})]).toEqual([[], []])
  })

  test('Each federation has its own recalls, and invalid entries are refused', async () => {
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    expect((await listed(indre)).map(({ id }) => id)).toEqual([2])
    expect((await note(1, 'reached', indre)).statusCode).toBe(404)
    expect((await open(byTag, indre)).statusCode).toBe(422)
    const wrong: [string, object][] = [
      ['tags', { ...byTag, tags: ['SA 9999'] }],
      ['hunted_on', { ...byTag, hunted_on: '2026-03-11' }],
      ['reason', { ...byTag, reason: 'Non' }],
      ['city', { ...wholeHunt, city: null }],
      ['city', { ...wholeHunt, city: 'Vierzon' }],
      ['specimen_type_id', { ...wholeHunt, specimen_type_id: 99 }],
    ]
    for (const [field, body] of wrong) {
      const response = await open(body)
      expect([field, response.statusCode, Object.keys(response.json().errors)]).toEqual([field, 422, [field]])
    }
    expect(await listed()).toHaveLength(1)
  })
})
