import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { received } from '../../world/hunts.ts'
import { admin, paul } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon, today } from '../support/in-world.ts'

const path = `/api/v1/animals/received/${received.id}/problems`
const words = 'Un abcès dans l’épaule'
const tell = (visitor: Visitor, text = words) => visitor.post(path, { text })
const { perAnimal, text: length } = limits.problems

inWorld((world) => {
  const rows = () => world.all('reported_problems', {})
  const mails = () => world.all('mails', { recipient: 'cher@chasse.example.org' })
  const acts = () => world.all('acts', { act: 'problem.reported' })

  test('The federation of the hunt is told who reports which animal; the page shows the day', async () => {
    const visitor = await world.as(paul)
    expect((await tell(visitor, `  ${words}\n`)).statusCode).toBeLessThan(300)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ user_id: null, subject: 'Un problème est signalé avec un animal remis' })
    const facts = [words, 'sanglier', 'SA 0102', '8 mars 2026', 'Saint-Amand', paul.lastname, paul.email]
    for (const word of facts) expect(mail!.text).toContain(word)
    expect(await rows()).toMatchObject([
      { animal_id: received.id, receiver_id: paul.id, text: words, reported_on: today, mail_id: mail!.id },
    ])
    expect(await acts()).toMatchObject([
      { actor_id: paul.id, user_id: paul.id, federation_id: 1, details: { animal: received.id } },
    ])
    const listed = (await visitor.get('/api/v1/animals/received')).json()
    expect(listed).toMatchObject([{ id: received.id, reported_on: today }])
  })

  test('The federation of the hunt is told, whichever one the person belongs to', async () => {
    await world.set('users', { id: paul.id }, { federation_id: 2 })
    expect((await tell(await world.as(paul))).statusCode).toBeLessThan(300)
    expect(await world.all('mails', {})).toMatchObject([{ recipient: 'cher@chasse.example.org' }])
    expect(await acts()).toMatchObject([{ federation_id: 1 }])
  })

  test('Nobody can report an animal whose hand-over was undone', async () => {
    const free = { state: 'available' as const, receiver_id: null, handed_over_at: null }
    await world.set('animals', { id: received.id }, free)
    expect((await tell(await world.as(paul))).statusCode).toBe(404)
    expect([await rows(), await mails()]).toEqual([[], []])
  })

  test('A recalled animal can be reported too', async () => {
    await world.set('animals', { id: received.id }, { state: 'recalled' })
    expect((await tell(await world.as(paul))).statusCode).toBeLessThan(300)
  })

  test('A report that is too short or too long is refused', async () => {
    const visitor = await world.as(paul)
    for (const text of ['  ', '  x ', 'x'.repeat(length.max + 1)])
      expect((await tell(visitor, text)).statusCode).toBe(422)
    expect((await tell(visitor, '🐗'.repeat(length.max / 2))).statusCode).toBeLessThan(300)
  })

  test('A daily limit applies until the next day in France; repeating the same report does not count', async () => {
    const visitor = await world.as(paul)
    for (let count = 0; count < perAnimal; count++)
      expect((await tell(visitor, `Problème ${count}`)).statusCode).toBeLessThan(300)
    const refused = await tell(visitor)
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Vous avez déjà beaucoup signalé pour cet animal aujourd’hui. Réessayez dans 12 heures.',
    ])
    expect(refused.headers['retry-after']).toBe('43200')
    expect((await tell(visitor, 'Problème 0')).statusCode).toBeLessThan(300)
    expect(await mails()).toHaveLength(perAnimal)
    expect((await tell(await world.as(paul, new Date(noon.getTime() + DAY)))).statusCode).toBeLessThan(300)
  })

  test('For a federation without an address another way is explained, and nothing is stored', async () => {
    const set = (contact_phone: string | null) =>
      world.set('federations', {}, { contact_email: null, contact_phone })
    const visitor = await world.as(paul)
    await set('0248000000')
    const refused = await tell(visitor)
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('0248000000')])
    await set(null)
    expect((await tell(visitor)).json().message).toContain('dites-le au responsable')
    expect([await rows(), await acts()]).toEqual([[], []])
  })

  test('Nothing is mailed that could not be stored', async () => {
    const failing = sql`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`
    await failing.execute(world.db())
    await sql`create trigger fail before insert on acts execute function fail()`.execute(world.db())
    expect((await tell(await world.as(paul))).statusCode).toBe(500)
    await sql`drop function fail cascade`.execute(world.db())
    expect([await rows(), await mails()]).toEqual([[], []])
  })

  test('The report is in the person’s data export; anonymisation deletes it with its mail', async () => {
    const visitor = await world.as(paul)
    await tell(visitor)
    const { receiver } = (await visitor.get('/api/v1/users/self/data')).json().data
    expect(receiver.problems).toMatchObject([{ reported_on: today, tag: 'SA 0102', text: words }])
    expect(await mails()).toHaveLength(1)
    const staff = await world.as(admin)
    expect((await staff.delete(`/api/v1/users/${paul.id}/delete`)).statusCode).toBe(200)
    expect([await rows(), await mails()]).toEqual([[], []])
  })
})
