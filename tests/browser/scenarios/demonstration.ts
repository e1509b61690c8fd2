import { PARIS } from '../../../contract/time-zones.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { VERIFICATION } from '../../../contract/pages.ts'
import type { Db } from '../../../server/database.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../../server/demo/accounts.ts'
import { momentsOf } from '../../../server/queries/giver/meeting-hours.ts'
import { prepare } from '../../../server/prepare.ts'
import { serve } from '../support/application.ts'
import { closeDevices, sharedChromium } from '../support/chromium.ts'
import { mailsOf } from '../support/mail.ts'
import { signInByCall } from '../support/sign-in-by-call.ts'
import { TIME_LIMIT } from '../support/time-limit.ts'
import { clockOfRun, today } from '../../world/today.ts'
import { watchTables } from '../../server/support/databases/remembered.ts'
import { type Cookies, deviceOpener, type Someone } from './device.ts'

/** The one-word names of the demonstration's accounts: « giver » is giver@example.org. */
export const accounts = [
  'giver',
  'louvetier',
  'waiting',
  'banned',
  'receiver',
  'admin',
  'cher',
  'roles',
  'stats',
] as const
export type Account = (typeof accounts)[number]

const addressOf = (account: Account) => `${account}@example.org`

/** The matching path in the latest mail to somebody, once all their mails are sent. */
async function linkIn(db: Db, folder: string, email: string, path: RegExp): Promise<string> {
  const waiting = db.selectFrom('mails').where('recipient', '=', email).where('sent_at', 'is', null)
  const unsent = async () => (await waiting.select('id').orderBy('id').execute()).length
  await expect.poll(unsent, { timeout: TIME_LIMIT, message: `les mails à ${email} qui attendent` }).toBe(0)
  const found = mailsOf(folder, email).flatMap(({ text }) => path.exec(text)?.[0] ?? [])
  if (found[0] === undefined) throw new Error(`aucun mail à ${email} ne mène à ${path.source}`)
  return found[0]
}

/**
 * The built application with the demonstration data, and a browser, from about noon on. Every account is signed in once, and
 * its devices start with these cookies. `databaseUrl`: a database on PostgreSQL without people; null: an embedded one.
 */
export async function startDemonstration(databaseUrl: string | null) {
  let ahead = 0
  const application = await serve({ now: () => new Date(clockOfRun().getTime() + ahead), databaseUrl })
  const { db, url, mail } = application
  await prepare(db, { demo: true, now: clockOfRun() })
  const browser = await sharedChromium()
  const kept = new Map<string, Cookies>()
  for (const { email } of demoAccounts) {
    const context = await browser.newContext({ baseURL: url })
    await signInByCall(context, email, DEMO_PASSWORD)
    kept.set(email, await context.cookies())
    await context.close()
  }
  const { remember } = await watchTables(db)
  const putBack = await remember()
  const openDevice = deviceOpener(browser, url)
  let open: Awaited<ReturnType<typeof openDevice>>[] = []
  const device = async (cookies?: Cookies) => {
    const somebody = await openDevice(cookies)
    open.push(somebody)
    return somebody
  }
  return {
    db,
    mail,
    browser: `Chromium ${browser.version()}`,
    /** A person of the demonstration, signed in on a new device, optionally at a page. */
    async as(account: Account, path?: string): Promise<Someone> {
      const somebody = await device(kept.get(addressOf(account)))
      if (path !== undefined) await somebody.open(path)
      return somebody
    },
    async visitor(path: string): Promise<Someone> {
      const somebody = await device()
      await somebody.open(path)
      return somebody
    },
    /** Sets the server's clock to an hour, `HH:MM`, so many days from today; pages keep today's date. */
    async comes(days: number, hour: string) {
      const { starts_at } = await momentsOf(db, { day: dayAfter(today, days), from: hour, to: hour }, PARIS)
      ahead = starts_at.getTime() - clockOfRun().getTime()
    },
    /** The addresses of people, by full name; for namesakes, of the one asked last. */
    addresses: (names: readonly string[]) =>
      Promise.all(
        names.map(async (name) => {
          const { email } = await db
            .selectFrom('users')
            .where(sql<boolean>`firstname || ' ' || lastname = ${name}`)
            .where('is_deleted', '=', false)
            .orderBy(sql`(select max(id) from offers where receiver_id = users.id) desc nulls last`)
            .select('email')
            .executeTakeFirstOrThrow()
          return email
        }),
      ),
    /** The path of the link in the latest mail to somebody that contains one. */
    linkTo: (email: string, path: RegExp) => linkIn(db, mail, email, path),
    /** The path in the QR code on the certificate of an animal, by its tag. */
    async certificateOf(tag: string) {
      const { verification_token } = await db
        .selectFrom('animals')
        .where('tag', '=', tag)
        .select('verification_token')
        .executeTakeFirstOrThrow()
      return `${VERIFICATION}/${verification_token}`
    },
    withdraw: async (permission: string) =>
      void (await sql`delete from role_permissions
        where permission_id = (select id from permissions where code = ${permission})`.execute(db)),
    owesTerms: async (account: Account) =>
      void (await db
        .updateTable('users')
        .set({ tos_version: null, accept_tos_date: null })
        .where('email', '=', addressOf(account))
        .execute()),
    owesSecondFactor: async (account: Account) =>
      void (await db
        .updateTable('users')
        .set({ is_second_factor_waived: false, second_factor_due_on: dayAfter(today, -1) })
        .where('email', '=', addressOf(account))
        .execute()),
    async nobodyIsAvailable() {
      await db.updateTable('receivers').set({ is_always_available: false }).execute()
      await db.deleteFrom('availabilities').execute()
    },
    forgetsOffers: async (account: Account) =>
      void (await sql`delete from offers using users
        where users.id = offers.receiver_id and users.email = ${addressOf(account)}`.execute(db)),
    forgetsNumbers: async () => void (await db.deleteFrom('phone_reveals').execute()),
    owesChoice: async (account: Account) =>
      void (await db
        .updateTable('users')
        .set({ gdpr_state: 'pending' })
        .where('email', '=', addressOf(account))
        .execute()),
    mediaType: async (path: string) => (await fetch(url + path)).headers.get('content-type'),
    /** The contents of all devices, for diagnosing a failure. */
    views: () => Promise.all(open.map((each) => each.view())),
    async reset() {
      await Promise.all(open.map((each) => each.close()))
      open = []
      ahead = 0
      await putBack()
    },
    async stop() {
      await closeDevices()
      await application.stop()
    },
  }
}
export type Demonstration = Awaited<ReturnType<typeof startDemonstration>>
