import { parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { readTodo } from '../../../contract/users/todo.ts'
import type { Db } from '../../database.ts'
import { weeklyDigest } from '../../mails/digest-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { takeDue } from '../../queries/users/todo/weekly-digest.ts'
import { countAllWaiting } from './waiting-counts.ts'
import { Id } from '../../../contract/fields.ts'
import { isSame, keyedHash } from '../../security/secret.ts'

const HOUR = 3_600_000
const MONDAY = 1
/** People per batch; several lists are counted for each. */
const BATCH = 20

/**
 * The last day in France on which the digest's hour has come, `YYYY-MM-DD`. Clock changes happen on
 * Sundays only.
 */
export const lastDigestDay = (now: Date): string =>
  parisDay(new Date(now.getTime() - limits.digestHour * HOUR))

/** The Monday in France whose digest may be sent now; null before its hour and after midnight. */
function digestDay(now: Date): string | null {
  const today = parisDay(now)
  return new Date(today).getUTCDay() === MONDAY && lastDigestDay(now) === today ? today : null
}

/**
 * Sends the Monday digest to people who asked for it, batch by batch: its handling and mails are stored
 * in one transaction. No mail is sent if nothing is pending, or if the person can no longer see « À faire
 * ». Answers the number of mails.
 */
export async function sendDigests(
  { db, secret, publicUrl }: { db: Db; secret: string; publicUrl: string },
  now: Date,
  batch = BATCH,
): Promise<number> {
  const day = digestDay(now)
  if (day === null) return 0
  let written = 0
  for (let taken = batch; taken === batch;)
    taken = await db.transaction().execute(async (transaction) => {
      const people = await takeDue(transaction, day, batch)
      for (const { id: userId, email: to, firstname, is_there, ...seer } of people) {
        if (!is_there || !seer.permissions.includes(readTodo.access)) continue
        const waiting = await countAllWaiting(transaction, seer, now)
        if (!Object.values(waiting).some(Boolean)) continue
        const unsubscribe = unsubscribeUrl(secret, publicUrl, userId)
        const letter = weeklyDigest(firstname, { day, waiting, publicUrl, unsubscribe })
        await enqueueMail(transaction, { userId, to, letter, now })
        written++
      }
      return people.length
    })
  return written
}

/** Where the page of a link that stops the digest is. */
export const UNSUBSCRIBE = '/desabonnement'

const signatureOf = (secret: string, userId: number) => keyedHash(secret, 'stop the digest', String(userId))

/** A link by which the recipient of a digest stops it without signing in; it does not expire. */
const unsubscribeUrl = (secret: string, publicUrl: string, userId: number): string =>
  `${publicUrl}${UNSUBSCRIBE}/${userId}.${signatureOf(secret, userId)}`

/** The person of such a link; null unless it is genuine. */
export function readUnsubscribe(secret: string, token: string): number | null {
  const [id = '', signature = ''] = token.split('.')
  const userId = Id.safeParse(id)
  return userId.success && isSame(signature, signatureOf(secret, userId.data)) ? userId.data : null
}
