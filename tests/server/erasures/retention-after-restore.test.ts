import { expect, test } from 'vitest'
import { dayAfter, monthsAfter, monthsBefore } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { Db } from '../../../server/database.ts'
import { applyRetention } from '../../../server/rules/retention/retention.ts'
import { rules } from '../../../server/rules/retention/rules.ts'
import { informed } from '../../world/hunts.ts'
import { cher, nadia } from '../../world/people.ts'
import { seedWorld } from '../../world/world.ts'
import { onAnyDatabase } from '../support/databases.ts'
import { changedTables, wholeFingerprint } from '../support/fingerprint.ts'
import { noon, today } from '../support/in-world.ts'
import { noonOf, retentionOf, seedOldNames } from '../support/retention.ts'
import { rowsIn } from '../support/rows.ts'

/** Long after the world: everything is over. */
const over = monthsAfter(today, 70)

const problem = { animal_id: 1, receiver_id: nadia.id, text: 'Abcès', reported_on: today, mail_id: null }

/** A world whose people still visit: accounts that are closed are in the ledger. */
async function seed(db: Db) {
  await seedWorld(db, noon)
  await seedOldNames(db, noon)
  await db.updateTable('users').set({ last_visit_on: over }).execute()
  await db.updateTable('animals').set({ examiner_name: 'Jean', examiner_number: '1' }).execute()
  const act = { act: 'user.blocked', actor_id: cher.id, user_id: nadia.id, details: '{}' } as const
  for (const at of [noon, noonOf(monthsBefore(over, limits.retention.actors + 1))])
    await rowsIn(db).add('acts', { ...act, at })
  await db.insertInto('erasures').values({ what: 'refused', user_id: nadia.id, at: noon }).execute()
  await db.insertInto('retention_runs').values({ day: today, ended_at: noon, counts: '{}' }).execute()
  await db.insertInto('request_counts').values({ key: 'old', requests: 1, since: noon }).execute()
  await rowsIn(db).add('sign_in_failures', { key: 'old', failed_at: noon, blocked_until: null })
  const period = { started_at: today, ended_at: today }
  await rowsIn(db).add('availabilities', { receiver_id: nadia.id, ...period })
  const mail = { recipient: nadia.email, subject: 'Bonjour', text: '', html: '', created_at: noon }
  await rowsIn(db).add('mails', { ...mail, user_id: nadia.id, next_attempt_at: null })
  await db.insertInto('reported_problems').values(problem).execute()
  const contested = { receiver_id: nadia.id, hunt_id: informed.id, contested_on: today }
  await rowsIn(db).add('contested_lines', contested)
}

/** Rules that have nothing to do here: about accounts without a visit, and about rows made as the others are. */
const idle =
  'closed reminded warned exports challenges totp callNotes calledOff delegates meetingLinks corrections results readings'.split(
    ' ',
  )

onAnyDatabase((fresh, restore) => {
  const apply = async (day: string) => {
    const counts = await applyRetention(retentionOf(fresh(), noonOf(day)))
    return counts!.filter(({ count }) => count > 0).map(({ name }) => name)
  }

  test('Retention after a restore deletes what it had deleted after the backup: it needs no ledger', async () => {
    const applied = await apply(over)
    expect(
      Object.keys(rules)
        .filter((name) => !applied.includes(name))
        .sort(),
    ).toEqual(idle.sort())
    const first = await wholeFingerprint(fresh())
    await apply(dayAfter(over, 1))
    const wanted = await wholeFingerprint(fresh())
    await restore()
    expect(changedTables(first, await wholeFingerprint(fresh())).length).toBeGreaterThan(10)
    expect(await apply(dayAfter(over, 1))).toEqual(applied)
    expect(changedTables(wanted, await wholeFingerprint(fresh()))).toEqual([])
  })
}, seed)
