import { stringify } from 'csv-stringify/sync'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { phoneInPairs } from '../../../contract/words-in-french.ts'
import type { Handler } from '../../http/handler.ts'
import { findUsers } from '../../queries/users/managed-users.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { shortDay } from '../../rules/days-in-words.ts'
import { type Sheet, writeWorkbook } from '../../workbook/workbook.ts'

/** Users written at once. */
const BATCH = 500

/** The state of an account, worded as in the users list. */
const stateOf = ({ is_deleted, blocked_at, giver }: ManagedUser): string => {
  if (is_deleted) return 'Anonymisé'
  if (blocked_at) return 'Bloqué'
  if (giver?.validation_type === 'waiting') return 'En attente'
  return giver?.validation_type === 'ban' ? 'Refusé' : 'Actif'
}

/** Digits alone would be a number for a spreadsheet, which drops the first zero. */
const phoneText = (phone: string) => (/^[\d ]+$/.test(phone) ? phoneInPairs(phone) : phone)

const columns: Record<string, (user: ManagedUser) => string | null | undefined> = {
  Nom: ({ lastname }) => lastname,
  Prénom: ({ firstname }) => firstname,
  'Adresse e-mail': ({ email, is_deleted }) => (is_deleted ? null : email),
  Téléphone: ({ phone }) => phone && phoneText(phone),
  'Code postal': ({ city }) => city?.postal_code,
  Commune: ({ city }) => city?.label,
  Fédération: ({ federation }) => federation?.name,
  Rôle: ({ role }) => role.label,
  NIT: ({ giver }) => giver?.nit,
  État: stateOf,
  'Suppression demandée': ({ deletion_requested_at, is_deleted }) =>
    deletion_requested_at && !is_deleted ? 'Oui' : null,
  'Inscrit le': ({ created_at }) => shortDay(parisDay(new Date(created_at))),
}

/**
 * A CSV table for French spreadsheets: separator `;`, UTF-8 with BOM. Cells that could be read as
 * formulas are escaped.
 */
const tableOf = (users: readonly ManagedUser[]): string =>
  stringify(
    users.map((user) => Object.values(columns).map((read) => read(user) ?? '')),
    {
      header: true,
      columns: Object.keys(columns),
      delimiter: ';',
      record_delimiter: 'windows',
      bom: true,
      escape_formulas: true,
    },
  )

const headers: Sheet['headers'] = Object.keys(columns).map((label) => ({
  label,
  format: label === 'Inscrit le' ? 'day' : 'text',
  shown: true,
}))
const cellsOf = (user: ManagedUser) =>
  Object.entries(columns).map(([label, read]) =>
    label === 'Inscrit le' ? parisDay(new Date(user.created_at)) : (read(user) ?? null),
  )

/**
 * The same as a workbook: « 01000 » and what begins like a formula stay texts whatever opens it, and days are
 * days.
 */
async function workbookOf(users: readonly ManagedUser[], day: string): Promise<Buffer> {
  const out = new PassThrough()
  const sheet = { name: 'Utilisateurs', headers, batches: batchesOf(users) }
  const recalled = [['Utilisateurs au', shortDay(day)]] as const
  const [file] = await Promise.all([buffer(out), writeWorkbook(out, { sheets: [sheet], recalled })])
  return file
}

async function* batchesOf(users: readonly ManagedUser[]) {
  for (let from = 0; from < users.length; from += BATCH) yield users.slice(from, from + BATCH).map(cellsOf)
}

/**
 * Exports the users list visible to the caller as a table; the number of users is recorded in the audit
 * log.
 */
export const exportUsers: Handler<'exportUsers'> = async ({ db, primary, now, caller, body }) => {
  const asked = { ...body, page: 1, perPage: limits.usersInFile }
  const { rows, total } = await findUsers(db, { ...caller, now }, asked)
  const { search, status, role, federation } = body
  const details = { users: rows.length, searched: search !== '', status, role, federation }
  const { federationId } = caller
  await primary
    .transaction()
    .execute((transaction) =>
      recordAuditEntry(transaction, { act: 'users.exported', by: caller, federationId, details }, now),
    )
  const csv = tableOf(rows)
  const xlsx = (await workbookOf(rows, parisDay(now))).toString('base64')
  return { name: `utilisateurs-${parisDay(now)}.csv`, csv, xlsx, rows: rows.length, total }
}
