import { expect, test } from 'vitest'
import { boar } from '../../../world/hunts.ts'
import { admin, cher, giver, wolfhunter } from '../../../world/people.ts'
import { sampled } from '../../../world/sanitary.ts'
import { inWorld, today } from '../../support/in-world.ts'

/** SA 0451 is noted by `giver`; the hunts of `wolfhunter` are of the same federation. */
inWorld((world) => {
  const claim = async (tag: string, specimen_type_id = 1) => {
    const visitor = await world.as(wolfhunter)
    const url = `/api/v1/hunts/self/${sampled.hunt_id}/animals`
    const sent = await visitor.post(url, { specimen_type_id, tag, weight: 61 })
    expect([sent.statusCode, sent.json().errors]).toEqual([200, undefined])
    const id = sent.json().data.id as number
    const read = async () =>
      (await visitor.get(url)).json().data.animals.find((one: { id: number }) => one.id === id)
    const save = async (change: object) =>
      visitor.put(`/api/v1/animals/${id}`, { specimen_type_id, version: (await read()).version, ...change })
    return { id, read, save, visitor, url }
  }
  const claims = async () => (await (await world.as(cher)).get('/api/v1/tag_claims')).json()
  const waiting = async () => (await world.read(cher, '/api/v1/todo/count')).tags

  test.each([
    ['as it is', 1, boar.tag],
    ['in other letters', 1, 'sa-0451'],
    ['for a roe deer', 2, boar.tag],
  ] as const)(
    'A tag that another giver noted first loses no entry: written %s, both hunts and givers reach staff',
    async (_, type, tag) => {
      const { read } = await claim(tag, type)
      expect(await read()).toMatchObject({ tag: null, weight: 61, claim: { tag, is_free: false } })
      const { data, meta } = await claims()
      expect([meta.total, await waiting()]).toEqual([1, 1])
      expect(data).toMatchObject([
        { tag, holder: { giver: 'Hélène Moreau' }, claimant: { giver: 'Bertrand Roux' } },
      ])
      expect(data[0].holder.started_at).not.toBe('')
    },
  )

  test('Whoever was wrong corrects it: the row is gone, and the tag goes to the animal that has it', async () => {
    const { read, save } = await claim(boar.tag)
    const corrected = { specimen_type_id: 1, tag: 'SA 0999', version: 1 }
    expect((await world.put(giver, `/api/v1/animals/${boar.id}`, corrected)).statusCode).toBe(200)
    expect((await read()).claim).toEqual({ tag: boar.tag, is_free: true })
    expect([(await claims()).data, await waiting()]).toEqual([[], 0])
    expect((await save({ tag: boar.tag })).statusCode).toBe(200)
    expect(await read()).toMatchObject({ tag: boar.tag })
    expect(await read()).not.toHaveProperty('claim')
  })

  test('The second giver corrects it likewise; saving it unchanged keeps it, and an own tag twice is refused', async () => {
    const { read, save, visitor, url } = await claim(boar.tag)
    expect((await save({ tag: boar.tag, weight: 70 })).statusCode).toBe(200)
    expect(await read()).toMatchObject({ weight: 70, claim: { tag: boar.tag } })
    expect((await save({ tag: 'SA 1234' })).statusCode).toBe(200)
    expect([await read(), (await claims()).data]).toMatchObject([{ tag: 'SA 1234' }, []])
    expect((await save({ tag: boar.tag })).statusCode).toBe(422)
    expect((await visitor.post(url, { specimen_type_id: 1, tag: sampled.tag })).statusCode).toBe(422)
  })

  test('A sample names giver, hunt and commune of each boar first, and who else noted its tag', async () => {
    await claim(boar.tag)
    for (const person of [cher, admin]) {
      const staff = await world.as(person)
      const body = { tags: [boar.tag, sampled.tag], taken_on: today, department_code: '18' }
      const named = (await staff.post('/api/v1/samples/animals', body)).json()
      expect(named).toMatchObject([
        { tag: boar.tag, noted: { giver: 'Hélène Moreau' }, claims: [{ giver: 'Bertrand Roux' }] },
        { tag: sampled.tag, noted: { giver: 'Bertrand Roux' }, claims: [] },
      ])
      const unknown = await staff.post('/api/v1/samples/animals', { ...body, tags: ['SA 1'] })
      expect([unknown.statusCode, unknown.json().errors.tags[0]]).toEqual([
        422,
        'Aucun animal de cette saison n’a ce bracelet : SA 1.',
      ])
    }
  })
})
