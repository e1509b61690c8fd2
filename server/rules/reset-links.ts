import { DAY } from '../../contract/days.ts'
import { RESET } from '../../contract/pages.ts'
import type { Db, DbTransaction } from '../database.ts'
import { enqueueMail } from '../mails/outbox.ts'
import { passwordReset } from '../mails/account-mails.ts'
import { accountCreated } from '../mails/user-mails.ts'
import { findContactOf } from '../queries/shared/federations.ts'
import { DAY_SECONDS, limitRequests } from '../security/request-limits.ts'
import { issueToken } from '../security/tokens.ts'

/** Milliseconds that a link is valid: one requested by the person, and one mailed to a new account. */
const LIFETIME = 3600 * 1000
const FIRST_LIFETIME = 7 * DAY

/** The page where a person requests a link, or follows the one of `token`. */
export const resetUrl = (publicUrl: string, token = '') => `${publicUrl}/login?${RESET}=${token}`

/**
 * Links per 15 minutes: requested from unknown devices for one account, on a known device, or by the
 * signed-in owner.
 */
const MOST = 3

type Asked = {
  what: 'reset for' | 'reset on device' | 'reset by'
  who: string
  secret: string
  now: Date
}

/** Links per day for one account that unknown devices ask for. */
const MOST_A_DAY = 10

/**
 * Counts a request for a link.
 * @throws TooMany beyond three of its kind within 15 minutes, or ten by unknown devices in a day
 */
export async function limitResetLinks(db: Db, asked: Asked): Promise<void> {
  await limitRequests(db, { ...asked, most: MOST })
  if (asked.what !== 'reset for') return
  await limitRequests(db, { ...asked, what: 'reset today for', most: MOST_A_DAY, window: DAY_SECONDS })
}

type Link = { userId: number; publicUrl: string; now: Date }
type Addressee = { id: number; email: string; firstname: string }

/** Creates a single-use link to choose a new password, valid for an hour by default. */
export const makeResetLink = async (
  transaction: DbTransaction,
  { userId, publicUrl, now, lifetime = LIFETIME }: Link & { lifetime?: number },
): Promise<string> =>
  resetUrl(publicUrl, await issueToken(transaction, { userId, purpose: 'password', lifetime, now }))

/** Creates that link and queues its mail. */
export async function mailResetLink(
  transaction: DbTransaction,
  person: Addressee,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const url = await makeResetLink(transaction, { userId: person.id, publicUrl, now })
  const letter = passwordReset(person.firstname, url)
  await enqueueMail(transaction, { userId: person.id, to: person.email, letter, now })
}

/** Queues a mail to a new account's owner, with a link to choose its password. */
export async function mailFirstLink(
  transaction: DbTransaction,
  person: Addressee,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const link = { userId: person.id, publicUrl, now, lifetime: FIRST_LIFETIME }
  const letter = accountCreated(
    person.firstname,
    await makeResetLink(transaction, link),
    await findContactOf(transaction, person.id),
  )
  await enqueueMail(transaction, { userId: person.id, to: person.email, letter, now })
}
