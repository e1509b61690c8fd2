import { dayAfter, monthsAfter, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { DbTransaction } from '../../database.ts'
import { accountIdle, accountStillIdle } from '../../mails/closing-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { lockAuthority } from '../../queries/shared/authority.ts'
import { countIdle, type Idle, lockIdle, setClosing, type Step } from '../../queries/users/idle-accounts.ts'
import { anonymise } from '../anonymisation.ts'
import type { Apply, Retention, Rule } from './rule.ts'

const { warning, reminder } = limits.retention
/** Batch sizes: people to notify, and people to anonymise. */
const LETTERS = 200
const ANONYMISED = 20

const counted = (label: string, step: Step): Pick<Rule, 'label' | 'count'> => ({
  label,
  count: ({ db, now }) => countIdle(db, step, now),
})

const mailAll = async (
  transaction: DbTransaction,
  people: Idle[],
  { publicUrl, now }: Retention,
  { words, day }: { words: typeof accountIdle; day: string },
) => {
  for (const { id: userId, email: to, firstname, ...contact } of people) {
    const letter = words(firstname, { day, url: `${publicUrl}/login`, contact })
    await enqueueMail(transaction, { userId, to, letter, now })
  }
}

const idsOf = (people: Idle[]) => people.map(({ id }) => id)

/** Warns inactive people of the day of anonymisation. */
const warn: Apply = async (transaction, asked) => {
  const people = await lockIdle(transaction, 'warned', asked.now, LETTERS)
  if (people.length === 0) return 0
  const day = monthsAfter(parisDay(asked.now), warning)
  await setClosing(transaction, idsOf(people), { closing_on: day, closing_reminded_on: null })
  await mailAll(transaction, people, asked, { words: accountIdle, day })
  return people.length
}

/**
 * Reminds of that day, or of a later one after a downtime: never less than the reminder's delay before
 * it.
 */
const remind: Apply = async (transaction, asked) => {
  const people = await lockIdle(transaction, 'reminded', asked.now, LETTERS)
  const today = parisDay(asked.now)
  const earliest = dayAfter(today, reminder)
  const days = new Map<string, Idle[]>()
  for (const one of people) {
    const day = one.closing_on && one.closing_on > earliest ? one.closing_on : earliest
    days.set(day, [...(days.get(day) ?? []), one])
  }
  for (const [day, told] of days) {
    await setClosing(transaction, idsOf(told), { closing_on: day, closing_reminded_on: today })
    await mailAll(transaction, told, asked, { words: accountStillIdle, day })
  }
  return people.length
}

/**
 * Anonymises one person after another, under the lock of powers: each time it is checked again whether
 * the next one is the last holder of a power over others.
 */
const close: Apply = async (transaction, { now, eraseMails }) => {
  await lockAuthority(transaction)
  const recipients: string[] = []
  let closed = 0
  for (; closed < ANONYMISED; closed++) {
    const [person] = await lockIdle(transaction, 'closed', now, 1)
    if (!person) break
    recipients.push(...(await anonymise(transaction, person, { by: null, now })))
  }
  if (closed > 0) await eraseMails(recipients)
  return closed
}

/**
 * Inactive accounts: their people are warned, reminded, and finally anonymised. Blocked accounts and
 * those with a deletion request are left to staff. A visit cancels the warnings. A warning counts as soon
 * as it is queued, even if the address bounces.
 */
export const idleAccounts = {
  closed: { ...counted('Comptes sans visite à anonymiser', 'closed'), apply: close },
  reminded: { ...counted('Comptes sans visite : second avertissement', 'reminded'), apply: remind },
  warned: { ...counted('Comptes sans visite : premier avertissement', 'warned'), apply: warn },
} satisfies Record<string, Rule>
