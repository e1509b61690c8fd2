import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { boar, contactId, informed, planned } from '../../world/hunts.ts'
import { admin, cher, giver, luc, manon, paul } from '../../world/people.ts'
import { expectRefusals, inWorld } from '../support/in-world.ts'
import { animal, doubtful, note, one, roe, to } from '../support/animals.ts'
import { message } from '../support/app.ts'
import { huntToday } from '../support/meetings.ts'

inWorld((world) => {
  test('Without a tag only a boar can be handed over', async () => {
    const visitor = await world.as(giver)
    const id = await note(visitor, { specimen_type_id: 2 })
    expect((await one(visitor, id)).state).toBe('noted')
    expect(await message(visitor.put(animal(id, '/hand_over'), to(luc)))).toEqual([
      409,
      'Il manque le bracelet de cet animal : notez-le avant de le remettre.',
    ])
    expect((await visitor.put(animal(id), { ...roe, version: 1 })).statusCode).toBe(200)
    expect(await one(visitor, id)).toMatchObject({ state: 'available', tag: roe.tag, version: 2 })
    expect((await visitor.put(animal(id, '/hand_over'), to(luc, { is_warned: 0 }))).statusCode).toBe(200)
    const boarWithout = await note(visitor, { specimen_type_id: 1 })
    expect((await visitor.put(animal(boarWithout, '/hand_over'), to(luc))).statusCode).toBe(200)
  })

  test('An animal with an anomaly can neither be handed over nor deleted; it may be withdrawn', async () => {
    const visitor = await world.as(giver)
    const id = await note(visitor, { ...roe, ...doubtful })
    expect(await message(visitor.put(animal(id, '/hand_over'), to(luc)))).toEqual([
      409,
      'L’examen a trouvé une anomalie : cet animal ne peut être remis à personne.',
    ])
    expect((await visitor.delete(animal(id))).statusCode).toBe(409)
    expect((await visitor.put(animal(id, '/withdraw'), { withdrawal: 'destroyed' })).statusCode).toBe(200)
    expect(await one(visitor, id)).toMatchObject({ state: 'withdrawn', withdrawal: 'destroyed' })
    expect((await visitor.put(animal(id, '/take_back'))).statusCode).toBe(200)
    expect(await one(visitor, id)).toMatchObject({ state: 'blocked', withdrawal: null })
  })

  test('A boar is handed over with its message, to a contact of the hunt, once', async () => {
    const visitor = await world.as(giver)
    const handOver = (body: object) => visitor.put(animal(boar.id, '/hand_over'), body)
    await expectRefusals(world, handOver, [
      ['no contact', { is_warned: 1 }, 'contact_id'],
      [
        'a contact of another hunt',
        { contact_id: contactId(planned.id, luc.id), is_warned: 1 },
        'contact_id',
      ],
      ['no message', to(luc, { is_warned: 0 }), 'is_warned'],
    ])
    for (let time = 0; time < 2; time++) expect((await handOver(to(luc))).statusCode).toBe(200)
    expect(await one(visitor, boar.id)).toMatchObject({
      state: 'handedOver',
      version: 2,
      receiver: { contact_id: contactId(informed.id, luc.id), firstname: 'Luc' },
    })
    const gone = 'Cet animal a déjà quitté la chasse : annulez d’abord sa remise ou son retrait.'
    for (const late of [
      handOver(to(manon)),
      visitor.delete(animal(boar.id)),
      visitor.put(animal(boar.id, '/withdraw'), { withdrawal: 'kept' }),
      visitor.put(animal(boar.id), { specimen_type_id: 1, version: 2 }),
    ])
      expect(await message(late)).toEqual([409, gone])
    for (let time = 0; time < 2; time++)
      expect((await visitor.put(animal(boar.id, '/take_back'))).statusCode).toBe(200)
    expect(await one(visitor, boar.id)).toMatchObject({ state: 'available', receiver: null, version: 3 })
  })

  test('Taking an animal back is in the audit log: whose hand-over or that of nobody, once each', async () => {
    const visitor = await world.as(giver)
    expect((await visitor.put(animal(boar.id, '/take_back'))).statusCode).toBe(200)
    for (const act of ['/hand_over', '/take_back', '/take_back'])
      expect((await visitor.put(animal(boar.id, act), to(luc))).statusCode).toBe(200)
    expect((await visitor.put(animal(boar.id, '/withdraw'), { withdrawal: 'destroyed' })).statusCode).toBe(
      200,
    )
    expect((await visitor.put(animal(boar.id, '/take_back'))).statusCode).toBe(200)
    const [handOver, withdrawal] = [
      { act: 'animal.taken_back', by: { id: giver.id }, on: { id: luc.id }, details: { animal: boar.id } },
      { act: 'withdrawal.taken_back', by: { id: giver.id }, on: null, details: { animal: boar.id } },
    ]
    const acts = async (path: string, person: { email: string }) =>
      (await (await world.as(person)).get(`/api/v1/${path}/acts`)).json().data
    expect(await acts('federations/1', cher)).toMatchObject([withdrawal, handOver])
    expect(await acts(`users/${giver.id}`, cher)).toMatchObject([withdrawal, handOver])
    expect(await acts(`users/${luc.id}`, admin)).toMatchObject([handOver])
  })

  test('A person receives at most as many animals of a type as a report can contain', async () => {
    const visitor = await world.as(giver)
    for (let count = 0; count < limits.donation.max; count++) {
      const id = await note(visitor, { specimen_type_id: 1 })
      expect((await visitor.put(animal(id, '/hand_over'), to(luc))).statusCode).toBe(200)
    }
    expect(await message(visitor.put(animal(boar.id, '/hand_over'), to(luc)))).toEqual([
      422,
      'Cette personne a déjà reçu 10 animaux de ce type, le maximum.',
    ])
  })

  test('Hand-overs prefill the report, and the receiver of an animal stays a contact', async () => {
    const visitor = await world.as(giver)
    await visitor.put(animal(boar.id, '/hand_over'), to(paul))
    await world.remove('wishes', { receiver_id: paul.id })
    await visitor.post(`/api/v1/hunts/self/${informed.id}/contacts`)
    const read = await visitor.get(`/api/v1/hunts/self/${informed.id}/donations`)
    const contacts = read.json().data.contacts as { id: number; handed_over?: object[] }[]
    expect(contacts.filter(({ handed_over }) => handed_over)).toMatchObject([
      { id: contactId(informed.id, paul.id), handed_over: [{ specimen_type_id: 1, quantity: 1 }] },
    ])
  })

  test('Animals are in the data exports of both people, and kept when either is anonymised', async () => {
    const visitor = await world.as(giver)
    const edit = { specimen_type_id: 1, tag: boar.tag, ...doubtful, examination: 'sound', version: 1 }
    expect((await visitor.put(animal(boar.id), edit)).statusCode).toBe(200)
    expect((await visitor.put(animal(boar.id, '/hand_over'), to(luc))).statusCode).toBe(200)
    const data = async (person: { email: string }) =>
      (await (await world.as(person)).get('/api/v1/users/self/data')).json().data
    const one = { hunt_started_at: '2026-03-09', specimen_type: 'sanglier', tag: boar.tag }
    const { animals } = (await data(giver)).giver
    expect(animals.filter(({ tag }: { tag: string }) => tag === boar.tag)).toMatchObject([
      { ...one, state: 'handedOver', examiner_name: 'Jeanne Petit', receiver: 'Luc Petit' },
    ])
    expect((await data(luc)).receiver.animals).toMatchObject([
      { ...one, giver: 'Hélène Moreau', city: 'Bourges (18000)', is_warned: true },
    ])
    await huntToday(world)
    await note(visitor, roe, planned.id)
    const staff = await world.as(admin)
    for (const { id } of [luc, giver])
      expect((await staff.delete(`/api/v1/users/${id}/delete`)).statusCode).toBe(200)
    const columns = ['tag', 'receiver_id', 'examiner_name', 'examiner_number', 'idempotency_key'] as const
    const rows = await world.all('animals', { tag: [boar.tag, roe.tag] }, ...columns)
    const erased = { examiner_name: null, examiner_number: null, idempotency_key: null }
    expect(rows).toEqual([
      { tag: roe.tag, receiver_id: null, ...erased },
      { tag: boar.tag, receiver_id: luc.id, ...erased },
    ])
  })
})
