import type { AuditEntry } from '../../contract/shared/audit-log.ts'
import { counted } from './words.ts'

/** The fields of an account, as a sentence names them. */
const fieldNames: Record<string, string> = {
  firstname: 'prénom',
  lastname: 'nom',
  email: 'adresse e-mail',
  phone: 'téléphone',
  city_id: 'commune',
  federation_id: 'fédération',
  is_wolfhunter: 'louvetier',
}

/** « (nom, téléphone) », what a save changed beside the role; nothing of entries that do not say it. */
export const fieldsOf = ({ details }: AuditEntry) => {
  const names = String(details['fields'] ?? '')
    .split(' ')
    .flatMap((field) => fieldNames[field] ?? [])
  return names.length > 0 ? ` (${names.join(', ')})` : ''
}

/** « rôle « agent » », by its code. */
export const roleOf = ({ details }: AuditEntry) => `rôle « ${details['code']} »`

/** « « a » → « b » ». */
export const replaced = (before: unknown, now: unknown) => `« ${before} » → « ${now} »`

/** « code « a » → « b » », where both are known and differ. */
export const changed = (what: string, before: unknown, now: unknown) =>
  before === undefined || before === now ? [] : [`${what} ${replaced(before, now)}`]

/** The codes of a list that is kept as one text, each after a sign. */
export const listed = (codes: unknown, sign: string) =>
  String(codes ?? '')
    .split(' ')
    .filter(Boolean)
    .map((code) => `${sign} ${code}`)

/** « : a, b », or nothing. */
export const after = (parts: readonly string[]) => (parts.length > 0 ? ` : ${parts.join(', ')}` : '')

/** What an import did, as counts. */
export const importCounts = ({ imported, updated, removed }: AuditEntry['details']) =>
  [
    imported !== undefined && counted(Number(imported), 'nouveau', 'nouveaux'),
    updated !== undefined && `${updated} mis à jour`,
    removed !== undefined && counted(Number(removed), 'retiré', 'retirés'),
  ].filter((part) => part !== false)
