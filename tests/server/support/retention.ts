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

/** Applies every rule; answers what each affected. */
export const retain = async (db: Db, now = noon): Promise<Record<string, number>> =>
  Object.fromEntries((await applyRetention(retentionOf(db, now)))!.map(({ name, count }) => [name, count]))

/** Midnight in France at the start of a winter day, and the last millisecond before. */
export const midnight = (day: string) => new Date(`${day}T00:00:00+01:00`)
export const justBefore = (day: string) => new Date(midnight(day).getTime() - 1)

/** Noon of a day, in winter and summer. */
export const noonOf = (day: string) => new Date(`${day}T11:00:00Z`)

/** Helpers for tests about inactive accounts. */
export function idleTools(world: World) {
  const apply = async (day = today) => {
    const { warned, reminded, closed } = await retain(world.db(), noonOf(day))
    return [warned, reminded, closed]
  }
  /** Sets the last visit of somebody, by default the giver. */
  const leave = (day: string, id = giver.id) => world.set('users', { id }, { last_visit_on: day })
  const row = (id = giver.id) => world.one('users', { id })
  const mails = () => world.all('mails', {})
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

/** Seeds an old job, refusal, removed member and reveal. */
export async function seedOldNames(db: Db, long: Date): Promise<void> {
  const { add, set } = rowsIn(db)
  const job = { federation_id: 1, kind: 'import', state: 'done', started_by: cher.id } as const
  await add('federation_jobs', { ...job, started_at: long, seen_at: long, ended_at: long })
  await set('givers', { user_id: banned.id }, { refused_at: long, refusal_reason: 'NIT inconnu' })
  const member = { federation_id: 1, lastname: 'Lambert', firstname: 'Étienne', nit: '1800101' }
  await add('removed_retrievers', { ...member, removed_at: long })
  await add('phone_reveals', { giver_id: banned.id, receiver_id: nadia.id, shown_at: long })
}
