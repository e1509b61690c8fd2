import { expect, test } from 'vitest'
import { deliverDue } from '../../../../server/mails/mail-worker.ts'
import { boar } from '../../../world/hunts.ts'
import { cher, giver, luc, nadia } from '../../../world/people.ts'
import { inWorld, noon } from '../../support/in-world.ts'
import { RECALLS, byTag, recallsIn, wholeHunt } from '../../support/recalls.ts'

inWorld((world) => {
  const { listed, latest, open, handOver, boarNow, mailsTo, tokenOf, note, positive, waiting } =
    recallsIn(world)

  test('A positive result notifies the boar’s receiver and giver within the same transaction', async () => {
    expect((await handOver()).statusCode).toBe(200)
    const before = (await mailsTo(luc)).length
    await positive()
    expect(await latest()).toMatchObject({
      state: 'opened',
      sample: 'LDA-77',
      receivers: [
        { name: `${luc.firstname} ${luc.lastname}`, state: 'toTell', mail: 'waiting', phone: luc.phone },
      ],
    })
    expect(await boarNow()).toMatchObject({ state: 'recalled', receiver_id: luc.id })
    const mails = await mailsTo(luc)
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)!.text).toContain('SA 0451')
    expect((await mailsTo(giver)).at(-1)!.subject).toContain('est rappelé')
    expect(await waiting()).toBe(2)
    const animal = await world.as(giver)
    expect((await animal.put(`/api/v1/animals/${boar.id}/take_back`)).statusCode).toBe(409)
    expect((await animal.delete(`/api/v1/animals/${boar.id}`)).statusCode).toBe(409)
    const withdrawn = await animal.put(`/api/v1/animals/${boar.id}/withdraw`, { withdrawal: 'kept' })
    expect([withdrawn.statusCode, withdrawn.json().message]).toEqual([
      409,
      'Cet animal est rappelé : personne ne doit en manger. Appelez votre fédération.',
    ])
  })

  test('A sent mail counts as notified; after a failed one the person must be called', async () => {
    await handOver()
    await positive()
    await world.set('mails', { recipient: luc.email }, { last_error: 'EENVELOPE', next_attempt_at: null })
    expect((await latest()).receivers).toMatchObject([{ state: 'toTell', mail: 'failed' }])
    await world.set('mails', { recipient: luc.email }, { next_attempt_at: noon })
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    await deliverDue({ db: world.db(), deliver: async () => {}, log, now: () => noon })
    expect((await latest()).receivers).toMatchObject([
      { state: 'told', mail: 'sent', told_at: noon.toISOString() },
    ])
  })

  test('The link confirms without signing in, idempotently; reading changes nothing, and nobody is named', async () => {
    await handOver()
    await positive()
    const token = await tokenOf(luc)
    const visitor = await world.as(null)
    const read = await visitor.post(`${RECALLS}/linked`, { token })
    expect(read.json().data).toMatchObject({ is_known: false, game: [{ label: 'sanglier', tag: 'SA 0451' }] })
    for (const word of [luc.lastname, luc.phone, luc.email, giver.lastname, giver.phone, nadia.lastname])
      expect(read.body).not.toContain(word)
    expect((await latest()).receivers).toMatchObject([{ state: 'toTell' }])
    for (let i = 0; i < 2; i++) {
      const said = await visitor.post(`${RECALLS}/linked/acknowledge`, { token })
      expect([said.statusCode, said.json().data.is_known]).toEqual([200, true])
    }
    expect(await latest()).toMatchObject({ state: 'closed', receivers: [{ state: 'acknowledged' }] })
    // The person's own confirmation overrides the call.
    const { id } = (await latest()).receivers[0]!
    expect((await note(id, 'attempted', cher, { attempts: 0 })).statusCode).toBe(409)
    expect((await note(id, 'reached')).statusCode).toBe(200)
    expect((await latest()).receivers).toMatchObject([{ state: 'acknowledged', by: null }])
    expect((await visitor.post(`${RECALLS}/linked`, { token: 'another' })).statusCode).toBe(404)
  })

  test('Signed in, each person sees and confirms only their own', async () => {
    await handOver()
    await positive()
    const person = await world.as(luc)
    const own = await world.read(luc, `${RECALLS}/self`)
    expect(own).toMatchObject([{ is_known: false, reason: null }])
    expect((await person.put(`${RECALLS}/self/1/acknowledge`)).statusCode).toBe(404)
    for (let i = 0; i < 2; i++)
      expect((await person.put(`${RECALLS}/self/${own[0].id}/acknowledge`)).json().data.is_known).toBe(true)
    const { receiver } = await world.read(luc, '/api/v1/users/self/data')
    expect(receiver.recalls).toMatchObject([{ state: 'acknowledged', reason: null }])
  })

  test('A call without answer is counted once and leaves the person to be called, also after a mistaken « Jointe »', async () => {
    await handOver()
    await positive()
    const { id } = (await latest()).receivers[0]!
    const tried = { attempts: 1, last_attempt_at: noon.toISOString(), given_up_reason: null }
    // Two quick taps on the same page are one call.
    for (let i = 0; i < 2; i++)
      expect((await note(id, 'attempted', cher, { attempts: 0 })).statusCode).toBe(200)
    expect(await latest()).toMatchObject({ state: 'opened', receivers: [{ state: 'toTell', ...tried }] })
    expect(await waiting()).toBe(2)
    await note(id, 'reached')
    expect(await latest()).toMatchObject({ state: 'closed', receivers: [{ state: 'reached' }] })
    await note(id, 'attempted', cher, { attempts: 1 })
    expect(await latest()).toMatchObject({ state: 'opened', receivers: [{ state: 'toTell', attempts: 2 }] })
    await world.set('recall_receivers', { id }, { state: 'told', told_at: noon })
    await note(id, 'attempted', cher, { attempts: 2 })
    expect((await latest()).receivers).toMatchObject([{ state: 'told', attempts: 3 }])
  })

  test('Giving up takes a reason, ends the recall, and can be taken up again', async () => {
    await handOver()
    await positive()
    const { id } = (await latest()).receivers[0]!
    expect((await note(id, 'unreachable')).json().errors).toHaveProperty('reason')
    const reason = 'Numéro faux, personne à cette adresse'
    for (let i = 0; i < 2; i++) expect((await note(id, 'unreachable', cher, { reason })).statusCode).toBe(200)
    expect(await latest()).toMatchObject({
      state: 'closed',
      receivers: [{ state: 'unreachable', given_up_reason: reason, by: 'Denis Perrin' }],
    })
    await note(id, 'attempted', cher, { attempts: 0 })
    expect(await latest()).toMatchObject({
      state: 'opened',
      receivers: [{ state: 'toTell', given_up_reason: null }],
    })
    for (let i = 0; i < 2; i++) expect((await note(id, 'reached')).statusCode).toBe(200)
    expect((await latest()).receivers).toMatchObject([
      { state: 'reached', by: 'Denis Perrin', answered_at: noon.toISOString() },
    ])
    expect((await note(id, 'unreachable', cher, { reason })).statusCode).toBe(409)
    const acts: { act: string }[] = await world.read(cher, '/api/v1/federations/1/acts')
    expect(acts.map(({ act }) => act).slice(0, 6)).toEqual([
      'recall.closed',
      'recall.reached',
      'recall.attempted',
      'recall.closed',
      'recall.unreachable',
      'recall.opened',
    ])
  })

  test('The same recall twice is one, by tags and by hunt; a later report extends it', async () => {
    for (let i = 0; i < 2; i++) expect((await open(byTag)).statusCode).toBe(200)
    expect(await listed()).toHaveLength(2)
    expect(await latest()).toMatchObject({ state: 'closed', receivers: [] })
    expect(await boarNow()).toMatchObject({ state: 'recalled' })
    expect((await handOver()).json().message).toContain('rappelé')
    // The world already recalls the boars of this hunt: Nadia, who got two, is included.
    expect((await open(wholeHunt)).statusCode).toBe(200)
    const whole = (await listed()).find(({ id }) => id === 1)!
    expect(whole.receivers).toHaveLength(2)
    expect((await mailsTo(nadia)).at(-1)!.subject).toContain('ne mangez pas')
    expect((await open(wholeHunt)).statusCode).toBe(200)
    expect((await mailsTo(nadia)).filter(({ subject }) => subject.includes('ne mangez pas'))).toHaveLength(1)
  })

  test('A closed recall opens again once a later report names another person', async () => {
    await world.remove('recall_receivers', { recall_id: 1 })
    const whole = async () => (await listed()).find(({ id }) => id === 1)!
    // Everybody was notified, so it is closed.
    await world.set('recalls', { id: 1 }, { state: 'closed', ended_at: noon })
    expect(await whole()).toMatchObject({ state: 'closed', receivers: [] })
    expect((await open(wholeHunt)).statusCode).toBe(200)
    expect(await whole()).toMatchObject({ state: 'opened', ended_at: null })
    expect((await whole()).receivers.map(({ state }) => state)).toEqual(['toTell'])
    for (const { id } of (await whole()).receivers) expect((await note(id, 'reached')).statusCode).toBe(200)
    expect(await whole()).toMatchObject({ state: 'closed', ended_at: noon.toISOString() })
    // Nobody new: it stays closed, and nobody is notified twice.
    const before = (await mailsTo(nadia)).length
    expect((await open(wholeHunt)).statusCode).toBe(200)
    expect(await whole()).toMatchObject({ state: 'closed' })
    expect(await mailsTo(nadia)).toHaveLength(before)
  })
})
