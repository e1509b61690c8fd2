import { limits } from '../../../contract/limits.ts'
import {
  departmentTaken,
  type FederationKept,
  federationKept,
} from '../../../contract/federations/federations.ts'
import type { Upload } from '../../../contract/uploads.ts'
import type { FederationContact } from '../../../contract/shared/federation-contact.ts'
import { federationLifecycle } from '../../../machines/lifecycles/federation.ts'
import type { Db } from '../../database.ts'
import { Conflict, Forbidden, NotFound, Refused } from '../../http/errors.ts'
import type { Caller, Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { isAllowed } from '../../rules/lifecycle.ts'
import { readApart } from '../../received-files/read-apart.ts'
import { assertCurrent, federationRevision } from '../../rules/revision.ts'
import { shortenGrace } from '../../rules/second-factor/duty.ts'
import { findFederations } from '../../queries/federations/federation-list.ts'
import {
  findFederation,
  insertFederation,
  lockFederation,
  readFederationState,
  removeFederation,
  replaceFederation,
} from '../../queries/federations/federation-rows.ts'

const unknownFederation = 'Cette fédération est introuvable : elle a peut-être été supprimée.'

/** Selects a federation by id, within the caller's scope. */
const scoped = (caller: Caller, id: number) => ({ id, scope: caller.federationId })

const contactKeys = ['contact_email', 'contact_phone', 'contact_hours'] as const

/** The contact details after a change; omitted fields keep their value. */
const contactAfter = (
  entry: { [K in keyof FederationContact]?: string | null | undefined },
  before?: FederationContact,
): FederationContact => {
  const after = (key: keyof FederationContact) =>
    entry[key] === undefined ? (before?.[key] ?? null) : entry[key]
  return {
    contact_email: after('contact_email'),
    contact_phone: after('contact_phone'),
    contact_hours: after('contact_hours'),
  }
}

/** @throws Refused at the field `logo` */
const readLogo = async (file: Upload) => Buffer.from(await readApart('logo', file))

/** Lists the federations visible to the caller, with their counts. */
export const listFederations: Handler<'listFederations'> = ({ db, caller }) =>
  findFederations(db, caller.federationId)

/** Adds a federation; 403 for a caller limited to one. */
export const createFederation: Handler<'createFederation'> = async ({ db, now, caller, body }) => {
  if (caller.federationId !== null)
    throw new Forbidden('Votre compte est limité à une fédération : il ne peut pas en ajouter.')
  const { department_code, name } = body
  const logo = await readLogo(body.logo)
  await db.transaction().execute(async (transaction) => {
    const row = {
      department_code,
      name,
      ...contactAfter(body),
      second_factor_grace: body.second_factor_grace ?? null,
      near_territories: body.near_territories ?? false,
      logo,
      code: `FDC${department_code}`,
      created_at: now,
    }
    const added = await insertFederation(transaction, row)
    if (!added) throw new Refused({ department_code: [departmentTaken] })
    const done = { act: 'federation.created', details: { department_code } } as const
    await recordAuditEntry(transaction, { ...done, by: caller, federationId: added.id }, now)
  })
}

/** Changes a federation's name, contact details and staff rules, and its logo if another one is sent. */
export const updateFederation: Handler<'updateFederation'> = async ({ db, now, caller, params, body }) => {
  if (!(await findFederation(db, scoped(caller, params.id)))) throw new NotFound(unknownFederation)
  const { name } = body
  const logo = body.logo ? { logo: await readLogo(body.logo) } : {}
  await db.transaction().execute(async (transaction) => {
    const federation = await lockFederation(transaction, scoped(caller, params.id))
    if (!federation) throw new NotFound(unknownFederation)
    assertCurrent('federation', body.revision, federationRevision(federation))
    const contact = contactAfter(body, federation)
    const { second_factor_grace = federation.second_factor_grace } = body
    const { near_territories = federation.near_territories } = body
    const rules = { second_factor_grace, near_territories }
    await replaceFederation(transaction, federation.id, { name, ...contact, ...rules, ...logo })
    if (second_factor_grace !== federation.second_factor_grace)
      await shortenGrace(transaction, federation.id, second_factor_grace, now)
    const contactFields = contactKeys.filter((key) => contact[key] !== federation[key])
    const isRenamed = federation.name !== name
    const grace = second_factor_grace ?? limits.secondFactorGrace
    const isGrace = second_factor_grace !== federation.second_factor_grace && { second_factor_grace: grace }
    const isGround = near_territories !== federation.near_territories && { near_territories }
    const details = {
      name: isRenamed,
      ...(isRenamed && { name_before: federation.name, name_after: name }),
      logo: 'logo' in logo,
      contact: contactFields.length > 0,
      ...(contactFields.length > 0 && { contact_fields: contactFields.join(' ') }),
      ...isGrace,
      ...isGround,
    }
    const done = { act: 'federation.updated', details } as const
    await recordAuditEntry(transaction, { ...done, by: caller, federationId: federation.id }, now)
  })
}

/** Why a federation cannot be deleted now; null if it can. */
async function keptBy(db: Db, id: number): Promise<FederationKept | null> {
  const { state, hasUsers } = await readFederationState(db, id)
  if (hasUsers) return 'federation_has_users'
  return isAllowed(federationLifecycle, state, { type: 'federation.deleted' })
    ? null
    : 'federation_has_cities'
}

/** Whether a federation may be deleted, and why not. */
export const readFederationActions: Handler<'readFederationActions'> = async ({ db, caller, params }) => {
  if (!(await findFederation(db, scoped(caller, params.id)))) throw new NotFound(unknownFederation)
  const reason = await keptBy(db, params.id)
  return { delete_federation: { available: reason === null, reason } }
}

/** Deletes a federation without users and communes. The lock prevents anybody from joining it meanwhile. */
export const deleteFederation: Handler<'deleteFederation'> = async ({ db, now, caller, params }) => {
  await db.transaction().execute(async (transaction) => {
    const federation = await lockFederation(transaction, scoped(caller, params.id))
    if (!federation) throw new NotFound(unknownFederation)
    const reason = await keptBy(transaction, federation.id)
    if (reason) throw new Conflict(federationKept[reason])
    await removeFederation(transaction, federation.id)
    const details = { department_code: federation.department_code }
    const done = { act: 'federation.deleted', details } as const
    await recordAuditEntry(transaction, { ...done, by: caller, federationId: federation.id }, now)
  })
}
