import type { AuditEntry } from '../../contract/shared/audit-log.ts'
import { permissionLabel } from './permissions.ts'
import { counted } from './words.ts'

/** The fields of an account, as named in a sentence. */
const fieldNames: Record<string, string> = {
  firstname: 'prénom',
  lastname: 'nom',
  email: 'adresse e-mail',
  phone: 'téléphone',
  city_id: 'commune',
  federation_id: 'fédération',
  is_wolfhunter: 'louvetier',
}

/**
 * « (nom, téléphone) »: the changed fields besides the role and what `movedTo` tells; empty for entries that
 * do not list them.
 */
export const fieldsOf = ({ details }: AuditEntry) => {
  const names = String(details['fields'] ?? '')
    .split(' ')
    .filter((field) => field !== 'federation_id' || details['federation_to'] === undefined)
    .flatMap((field) => fieldNames[field] ?? [])
  return names.length > 0 ? ` (${names.join(', ')})` : ''
}

/** « rôle « Agent » », by name; older entries contain only its code. */
export const roleOf = ({ details }: AuditEntry) => `rôle « ${details['label'] ?? details['code']} »`

/** « « a » → « b » ». */
export const replaced = (before: unknown, now: unknown) => `« ${before} » → « ${now} »`

/** « code « a » → « b » », if both are known and differ. */
export const changed = (what: string, before: unknown, now: unknown) =>
  before === undefined || before === now ? [] : [`${what} ${replaced(before, now)}`]

/** « fédération « FDC18 » → « FDC36 » », if the user changed federation. */
export const movedTo = ({ details }: AuditEntry) => {
  const { federation_from, federation_to } = details
  const called = (code: typeof federation_from) => code ?? 'toutes'
  return federation_to === undefined
    ? []
    : changed('fédération', called(federation_from), called(federation_to))
}

/**
 * The changes of a federation. Contact details may be personal data, so the log only says that they
 * changed.
 */
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

/** « , fichier « adherents.csv » », if known. */
export const fileOf = ({ file }: AuditEntry['details']) => (file ? `, fichier « ${file} »` : '')

/** The permissions whose codes are stored as one text, each in words after a prefix. */
export const listed = (codes: unknown, sign: string) =>
  String(codes ?? '')
    .split(' ')
    .filter(Boolean)
    .map((code) => `${sign} ${permissionLabel(code)}`)

/** « : a, b », or empty. */
export const after = (parts: readonly string[]) => (parts.length > 0 ? ` : ${parts.join(', ')}` : '')

/** The numbers of an import. */
export const importCounts = ({ imported, updated, removed }: AuditEntry['details']) =>
  [
    imported !== undefined && counted(Number(imported), 'nouveau', 'nouveaux'),
    updated !== undefined && `${updated} mis à jour`,
    removed !== undefined && counted(Number(removed), 'retiré', 'retirés'),
  ].filter((part) => part !== false)
