import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { boar, finished, informed, planned } from '../../world/hunts.ts'
import { giver, luc } from '../../world/people.ts'
import { expectRefusals, inWorld, noon, today } from '../support/in-world.ts'
import { animal, animals, doubtful, list, note, one, roe, to } from '../support/animals.ts'
import { message } from '../support/app.ts'
import { huntToday } from '../support/meetings.ts'

inWorld((world) => {
  test('An animal is noted with its type alone, or with all details', async () => {
    const visitor = await world.as(giver)
    const plain = await note(visitor, { specimen_type_id: 1 })
    const details = { sex: 'male', weight: 22, killed_at: '08:40', sheet: '18-2026-000123' }
    const entry = { ...roe, ...details, ...doubtful, examination: 'sound' }
    const whole = await note(visitor, entry)
    const rest = { receiver: null, withdrawal: null, version: 1, state: 'available' }
    expect(await one(visitor, whole)).toEqual({ id: whole, ...entry, ...rest })
    const unsaid = { tag: null, sex: null, weight: null, killed_at: null, sheet: null }
    const unexamined = { examination: 'none', examiner_name: null, examiner_number: null }
    const expected = { id: plain, specimen_type_id: 1, ...unsaid, ...unexamined, ...rest }
    expect(await one(visitor, plain)).toEqual(expected)
    const { killed_at } = await world.one('animals', { id: whole }, 'killed_at')
    expect(killed_at).toEqual(new Date('2026-03-09T07:40:00Z'))
  })

  test('An impossible entry is refused, with its reason', async () => {
    const visitor = await world.as(giver)
    await huntToday(world)
    await expectRefusals(world, (body) => visitor.post(animals(planned.id), body), [
      ['no type', {}, 'specimen_type_id'],
      ['an unknown type', { specimen_type_id: 29 }, 'specimen_type_id'],
      ['a tag that is taken', { specimen_type_id: 1, tag: boar.tag }, 'tag'],
      ['the same tag written otherwise', { specimen_type_id: 2, tag: 'sa-0451' }, 'tag'],
      ['a tag without a letter or digit', { specimen_type_id: 1, tag: '--' }, 'tag'],
      ['no weight at all', { specimen_type_id: 1, weight: 0 }, 'weight'],
      ['an impossible weight', { specimen_type_id: 1, weight: 401 }, 'weight'],
      ['an hour that does not exist', { specimen_type_id: 1, killed_at: '24:00' }, 'killed_at'],
      ['an hour to come', { specimen_type_id: 1, killed_at: '12:01' }, 'killed_at'],
      ['an examiner without a name', { ...roe, ...doubtful, examiner_name: '' }, 'examiner_name'],
      ['an examiner without a number', { ...roe, ...doubtful, examiner_number: null }, 'examiner_number'],
    ])
    await note(visitor, { specimen_type_id: 1, killed_at: '12:00' }, planned.id)
  })

  test.each([
    ['of its first day is taken in March', '2025-07-01', { tag: null, claim: { tag: 'SA 0777' } }],
    ['of the day before is free again', '2025-06-30', { tag: 'SA 0777' }],
  ])('A season begins on the first of July: a tag %s', async (_, started_at, noted) => {
    await world.set('hunts', { id: informed.id }, { started_at })
    const visitor = await world.as(giver)
    // Another giver noted it in March 2026.
    const id = await note(visitor, { specimen_type_id: 1, tag: 'SA 0777' })
    expect(await one(visitor, id)).toMatchObject(noted)
  })

  test('Animals are noted from the day of the hunt on, and until its report', async () => {
    const visitor = await world.as(giver)
    const early = 'Cette chasse n’a pas commencé : notez ses animaux à partir du jour même.'
    expect(await message(visitor.post(animals(planned.id), roe))).toEqual([409, early])
    await huntToday(world)
    await note(visitor, roe, planned.id)
    const late = 'Cette chasse est déclarée : ses animaux ne changent plus.'
    expect(await message(visitor.post(animals(finished[0]!.id), roe))).toEqual([409, late])
    await visitor.post(`/api/v1/hunts/self/${informed.id}/donations`, {})
    expect(await message(visitor.delete(animal(boar.id)))).toEqual([409, late])
    expect(await message(visitor.put(animal(boar.id, '/hand_over'), to(luc)))).toEqual([409, late])
  })

  test('The same key notes an animal once, also concurrently from two devices', async () => {
    const visitors = [await world.as(giver), await world.as(giver)]
    const headers = { 'idempotency-key': 'one' }
    const sends = Array.from({ length: 10 }, (_, i) =>
      visitors[i % 2]!.send('POST', animals(), { body: roe, headers }),
    )
    const ids = (await Promise.all(sends)).map((response) => response.json().data.id)
    expect(new Set(ids).size).toBe(1)
    expect((await list(visitors[0]!)).animals).toHaveLength(2)
  })

  test('The suggested tag follows the last one of each type this season', async () => {
    const visitor = await world.as(giver)
    await note(visitor, { specimen_type_id: 2, tag: 'CHE\u00a0099‑B\u200b' })
    await note(visitor, { specimen_type_id: 3, tag: 'CEM' })
    expect((await list(visitor)).next_tags).toEqual([
      { specimen_type_id: 1, tag: 'SA 0452' },
      { specimen_type_id: 2, tag: 'CHE 100-B' },
    ])
    expect((await list(visitor, finished[11]!.id)).next_tags).toEqual((await list(visitor)).next_tags)
  })

  test('An edit based on an outdated version is refused, unless it equals the stored one', async () => {
    const visitor = await world.as(giver)
    const edit = (weight: number, version: number) =>
      visitor.put(animal(boar.id), { specimen_type_id: 1, tag: boar.tag, sex: 'female', weight, version })
    expect((await edit(60, 1)).statusCode).toBe(200)
    expect((await edit(60, 1)).statusCode).toBe(200)
    expect(await message(edit(61, 1))).toEqual([
      409,
      'Cet animal a été modifié entre-temps. Relisez-le, puis recommencez.',
    ])
    expect(await one(visitor, boar.id)).toMatchObject({ weight: 60, version: 2 })
    const taken = await visitor.put(animal(boar.id), { specimen_type_id: 1, tag: 'sa0777', version: 2 })
    expect([taken.statusCode, taken.json().errors.tag]).toEqual([
      422,
      ['Ce bracelet est déjà noté cette saison dans votre fédération.'],
    ])
  })

  test('A note is undone, and its tag is free again', async () => {
    const visitor = await world.as(giver)
    const id = await note(visitor, roe)
    expect((await visitor.delete(animal(id))).statusCode).toBe(200)
    expect((await visitor.delete(animal(id))).statusCode).toBe(404)
    await note(visitor, roe)
  })

  test('A hunt has a maximum number of animals', async () => {
    const visitor = await world.as(giver)
    const of = { hunt_id: informed.id, federation_id: 1, season: 2025, specimen_type_id: 1 }
    const rest = { ...of, state: 'available', noted_at: noon } as const
    await world.add(
      'animals',
      Array.from({ length: limits.animals.perHunt - 1 }, () => rest),
    )
    expect((await visitor.post(animals(), roe)).statusCode).toBe(422)
  })

  test('A hunt with animals keeps its date and is not deleted', async () => {
    await huntToday(world)
    const visitor = await world.as(giver)
    await note(visitor, roe, planned.id)
    const hunt = (started_at: string) =>
      visitor.put(`/api/v1/hunts/self/${planned.id}`, { started_at, city_id: planned.city_id })
    expect((await hunt(today)).statusCode).toBe(200)
    expect((await hunt('2026-03-12')).statusCode).toBe(409)
    expect((await visitor.delete(`/api/v1/hunts/self/${planned.id}`)).statusCode).toBe(409)
  })
})
