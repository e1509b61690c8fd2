import { expect, test } from 'vitest'
import { boar, contactId, informed } from '../../../world/hunts.ts'
import { admin, cher, giver, luc } from '../../../world/people.ts'
import { expectRefusals, inWorld } from '../../support/in-world.ts'
import { RECALLS, byTag, recallsIn, wholeHunt } from '../../support/recalls.ts'

/** A recall opened with a wrong tag. */
inWorld((world) => {
  const { latest, open, handOver, boarNow, mailsTo, positive, tokenOf, waiting } = recallsIn(world)
  const reason = 'Mauvais bracelet : le SA 0415 était visé'
  const lift = (id: number, person = cher, body: object = { reason }) =>
    world.put(person, `${RECALLS}/${id}/lift`, body)

  test('Lifting gives the animal back, keeps the recall with its reason, and tells whoever was told', async () => {
    await handOver()
    await open(byTag)
    const { id } = await latest()
    const token = await tokenOf(luc)
    expect((await lift(id)).statusCode).toBe(200)
    expect(await latest()).toMatchObject({ id, state: 'lifted', lifted_reason: reason })
    expect(await boarNow()).toMatchObject({ state: 'handedOver', receiver_id: luc.id })
    for (const person of [luc, giver]) {
      const { subject, text } = (await mailsTo(person)).at(-1)!
      expect(subject).toContain('alerte est levée')
      expect(text).toContain('SA 0415')
    }
    // No mail of the recall itself is sent any more.
    const unsent = (await mailsTo(luc)).filter(({ sent_at }) => sent_at === null)
    expect(unsent.filter(({ subject }) => subject.includes('ne mangez pas'))).toEqual([])
    const linked = await world.post(null, `${RECALLS}/linked`, { token })
    expect(linked.json().data).toMatchObject({ is_lifted: true })
    const acts = await world.read(cher, '/api/v1/federations/1/acts')
    expect(JSON.stringify(acts)).not.toContain('SA 0415')
    expect(await waiting()).toBe(1)
  })

  test('What was kept of somebody anonymised meanwhile goes when the recall is lifted', async () => {
    await handOver()
    await open(byTag)
    const { id } = await latest()
    await world.delete(admin, `/api/v1/users/${luc.id}/delete`)
    const kept = () =>
      world.all('recall_receivers', { recall_id: id }, 'kept_name', 'kept_email', 'kept_phone')
    expect(await kept()).toMatchObject([{ kept_name: `${luc.firstname} ${luc.lastname}` }])
    expect((await lift(id)).statusCode).toBe(200)
    expect(await kept()).toEqual([{ kept_name: null, kept_email: null, kept_phone: null }])
  })

  test('A second click, or another device, changes nothing and is told so', async () => {
    await handOver()
    await open(byTag)
    const { id } = await latest()
    await lift(id)
    const { length } = await mailsTo(luc)
    for (const person of [cher, admin]) {
      const again = await lift(id, person)
      expect([again.statusCode, again.json().message]).toEqual([409, 'Ce rappel est déjà levé.'])
    }
    expect(await mailsTo(luc)).toHaveLength(length)
  })

  test('Animals of another recall stay recalled, and that of a positive result cannot be lifted this way', async () => {
    await open(byTag)
    const { id } = await latest()
    await positive()
    await lift(id)
    const refused = await lift((await latest()).id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain('vient d’un résultat positif')
    expect(await boarNow()).toMatchObject({ state: 'recalled' })
  })

  test('A current or lifted recall does not affect other animals', async () => {
    await handOver()
    await open(byTag)
    const hunter = await world.as(giver)
    const roe = { specimen_type_id: 2, tag: 'CHE 0900' }
    const noted = await hunter.post(`/api/v1/hunts/self/${informed.id}/animals`, roe)
    const other = `/api/v1/animals/${noted.json().data.id}`
    const given = { contact_id: contactId(informed.id, luc.id), is_warned: 0 }
    expect((await hunter.put(`${other}/hand_over`, given)).statusCode).toBe(200)
    expect((await hunter.put(`${other}/take_back`)).statusCode).toBe(200)
    const own = `/api/v1/animals/${boar.id}/take_back`
    expect((await hunter.put(own)).statusCode).toBe(409)
    await lift((await latest()).id)
    expect((await hunter.put(own)).statusCode).toBe(200)
  })

  test('Game of a hunt that is recalled whole can be handed over again once that is lifted', async () => {
    await open({ hunted_on: '2026-03-09', city: 'Bourges', specimen_type_id: 1, reason: byTag.reason })
    const hunter = await world.as(giver)
    const at = `/api/v1/hunts/self/${informed.id}/animals`
    const { id } = (await hunter.post(at, { specimen_type_id: 1, tag: 'SA 0901' })).json().data
    const demanded = async () => {
      const { animals } = (await hunter.get(at)).json().data
      const { demands = [] } = animals.find((one: { id: number }) => one.id === id)
      return demands.map(({ effect }: { effect: string }) => effect)
    }
    expect(await demanded()).toContain('recall')
    await lift((await latest()).id)
    expect(await demanded()).not.toContain('recall')
  })

  test('It is lifted with a reason of a readable length only', async () => {
    await open(wholeHunt)
    const { id } = await latest()
    const wrong = ['', '  a ', 'x'.repeat(256)].map((bad) => ['reason', { reason: bad }] as const)
    await expectRefusals(world, (body) => lift(id, cher, body), wrong)
  })
})
