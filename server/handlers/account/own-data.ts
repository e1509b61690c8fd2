import { auditLabels } from '../../../contract/shared/audit-log.ts'
import type { OwnData } from '../../../contract/account/own-data.ts'
import type { Db } from '../../database.ts'
import { Unauthenticated, Forbidden } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { Streamed } from '../../http/streamed.ts'
import { findOwnActs, findOwnGiver, findOwnReceiver, findOwnRecords } from '../../queries/account/own-data.ts'
import { findOwnAccount, findOwnSecondFactors, findOwnResults } from '../../queries/account/own-account.ts'
import { limitRequests } from '../../security/request-limits.ts'
import { pageMeta } from '../../queries/shared/rows.ts'
import { findPhoneHolders } from '../../queries/account/phone-holders.ts'
import { countReveals } from '../../queries/shared/receivers.ts'

/** Exports allowed per 15 minutes: a large one is expensive. */
const MOST = 10

const moment = (date: Date | null) => date?.toISOString() ?? null

/** Exports everything stored about the caller as a file; 429 beyond the limit. */
export const readOwnData: Handler<'readOwnData'> = async ({ db, now, secret, caller }) => {
  await limitRequests(db, { secret, now, what: 'data of', who: String(caller.id), most: MOST })
  const account = await findOwnAccount(db, caller.id)
  if (!account) throw new Unauthenticated()
  const { tos_version, accept_tos_date, gdpr_state, newsletter_accepted_at, digest_done_on, ...rest } =
    account
  const { mails, sessions } = await findOwnRecords(db, caller.id)
  const data = {
    exported_at: now.toISOString(),
    account: {
      ...rest,
      created_at: rest.created_at.toISOString(),
      email_verified_at: moment(rest.email_verified_at),
      deletion_requested_at: moment(rest.deletion_requested_at),
    },
    consents: {
      terms_version: tos_version,
      terms_accepted_at: moment(accept_tos_date),
      gdpr_state,
      newsletter_accepted_at: moment(newsletter_accepted_at),
      weekly_digest: digest_done_on !== null,
    },
    second_factors: await findOwnSecondFactors(db, caller.id),
    giver: await findOwnGiver(db, caller.id),
    receiver: await findOwnReceiver(db, caller.id),
    results: await findOwnResults(db, caller.id),
    mails: mails.map(({ subject, created_at, sent_at }) => ({
      subject,
      created_at: created_at.toISOString(),
      sent_at: moment(sent_at),
    })),
    sessions: sessions.map(({ device, created_at, seen_at, assistant_id, assistant }) => ({
      device,
      created_at: created_at.toISOString(),
      seen_at: seen_at.toISOString(),
      assisted_by: assistant_id === null ? null : assistant,
    })),
  }
  return new Streamed<OwnData, 'acts'>(data, 'acts', actsOf(db, caller.id))
}

async function* actsOf(db: Db, userId: number): AsyncGenerator<OwnData['acts']> {
  for await (const acts of findOwnActs(db, userId))
    yield acts.map(({ at, act }) => ({ at: at.toISOString(), act: auditLabels[act] }))
}

/** Lists who revealed the caller's phone number, paginated, latest first. */
export const listPhoneHolders: Handler<'listPhoneHolders'> = async ({ db, caller, query }) => {
  if (!caller.isReceiver) throw new Forbidden()
  return {
    data: await findPhoneHolders(db, caller.id, query),
    meta: pageMeta(await countReveals(db, caller.id), query),
  }
}
