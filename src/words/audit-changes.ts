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

/** « rôle « Agent » », by its name; entries of before know its code only. */
export const roleOf = ({ details }: AuditEntry) => `rôle « ${details['label'] ?? details['code']} »`

/** « « a » → « b » ». */
export const replaced = (before: unknown, now: unknown) => `« ${before} » → « ${now} »`

/** « code « a » → « b » », where both are known and differ. */
export const changed = (what: string, before: unknown, now: unknown) =>
  before === undefined || before === now ? [] : [`${what} ${replaced(before, now)}`]

/** « fédération « FDC18 » → « FDC36 » », where somebody changed federation. */
export const movedTo = ({ details }: AuditEntry) => {
  const { federation_from, federation_to } = details
  const called = (code: typeof federation_from) => code ?? 'toutes'
  return federation_to === undefined
    ? []
    : changed('fédération', called(federation_from), called(federation_to))
}

/** What a save changed of a federation. How it is reached may be somebody’s own: only that it changed is kept. */
export const federationChanges = ({ details }: AuditEntry) => {
  const { name_before, name_after, logo, contact, contact_fields } = details
  const { second_factor_grace, near_territories } = details
  const fields = String(contact_fields ?? '')
    .split(' ')
    .flatMap((field) => contactNames[field] ?? [])
  return [
    ...(name_after === undefined ? [] : changed('nom', name_before, name_after)),
    ...(fields.length > 0 ? fields : contact === true ? ['coordonnées'] : []),
    ...(logo === true ? ['logo'] : []),
    ...(typeof second_factor_grace === 'number'
      ? [`délai de la double vérification de ${counted(second_factor_grace, 'jour', 'jours')}`]
      : []),
    ...(near_territories === undefined
      ? []
      : [`territoires dans les communes proches ${near_territories ? 'permis' : 'refusés'}`]),
  ]
}
const contactNames: Record<string, string> = {
  contact_email: 'adresse e-mail',
  contact_phone: 'téléphone',
  contact_hours: 'horaires',
}

/** « , fichier « adherents.csv » », where it is known. */
export const fileOf = ({ file }: AuditEntry['details']) => (file ? `, fichier « ${file} »` : '')

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
