import type { Db } from '../../../server/database.ts'
import type { Retention } from '../../../server/rules/retention/rule.ts'
import { applyRetention } from '../../../server/rules/retention/retention.ts'
import { banned, cher, giver, nadia } from '../../world/people.ts'
import { secret } from './app.ts'
import { noon, today, type World } from './in-world.ts'
import { rowsIn } from './rows.ts'

/** The dependencies of the retention rules in a test. */
export const retentionOf = (db: Db, now = noon): Retention => ({
  db,
  secret,
  now,
  publicUrl: 'https://venaison.example.org',
  eraseMails: async () => {},
})

/** Noon of a day, in winter and summer. */
export const noonOf = (day: string) => new Date(`${day}T11:00:00Z`)

/** Helpers for tests about inactive accounts. */
export function idleTools(world: World) {
  const apply = async (day = today) => {
    const counts = await applyRetention(retentionOf(world.db(), noonOf(day)))
    const of = Object.fromEntries(counts!.map(({ name, count }) => [name, count]))
    return [of['warned'], of['reminded'], of['closed']]
  }
  /** Sets the last visit of somebody, by default the giver. */
  const leave = (day: string, id = giver.id) => world.set('users', { id }, { last_visit_on: day })
  const row = (id = giver.id) => world.one('users', { id })
  const mails = () =>
    world.db().selectFrom('mails').select(['recipient', 'subject', 'text']).orderBy('id').execute()
  /** Everybody else visits. */
  const stay = (day: string) =>
    world
      .db()
      .updateTable('users')
      .set({ last_visit_on: day })
      .where('id', '<>', giver.id)
      .where('is_deleted', '=', false)
      .execute()
  return { apply, leave, stay, row, mails }
}

/** Seeds old commands, reveals and refusals. */
export async function seedOldNames(db: Db, long: Date): Promise<void> {
  const job = { federation_id: 1, kind: 'import', state: 'done', started_by: cher.id } as const
  await rowsIn(db).add('federation_jobs', { ...job, started_at: long, seen_at: long, ended_at: long })
  await rowsIn(db).set('givers', { user_id: banned.id }, { refused_at: long, refusal_reason: 'NIT inconnu' })
  await rowsIn(db).add('removed_retrievers', {
    federation_id: 1,
    lastname: 'Lambert',
    firstname: 'Étienne',
    nit: '1800101',
    removed_at: long,
  })
  await rowsIn(db).add('phone_reveals', { giver_id: banned.id, receiver_id: nadia.id, shown_at: long })
}
