import type { Permission } from '../../contract/permissions.ts'
import { paths } from '../paths.ts'

/** A page of the back-office: its entry in the navigation, and the permission that opens it. */
export type BackOfficePage = {
  to: string
  label: string
  opens: Permission
  /** The route patterns of the page, if other than `to`. */
  path?: string
}

/**
 * The pages of the back office, in the order of the navigation. Staff lands on the first one that is open
 * to them.
 */
export const backOffice: readonly BackOfficePage[] = [
  { to: paths.todo, label: 'À faire', opens: 'users.view' },
  { to: paths.giverValidation, label: 'Comptes à valider', opens: 'users.view' },
  { to: paths.users, label: 'Utilisateurs', opens: 'users.view', path: paths.user },
  { to: paths.deletionRequests, label: 'Demandes de suppression', opens: 'users.write' },
  { to: paths.overdueHunts, label: 'Comptes rendus attendus', opens: 'users.view' },
  { to: paths.refusedMails, label: 'E-mails refusés', opens: 'users.write' },
  { to: paths.corrections, label: 'Corrections', opens: 'users.write' },
  { to: paths.absences, label: 'Absences', opens: 'users.write' },
  { to: paths.sanitaryRules, label: 'Règles sanitaires', opens: 'users.write' },
  { to: paths.recalls, label: 'Rappels', opens: 'users.write' },
  { to: paths.samples, label: 'Prélèvements', opens: 'users.write' },
  { to: paths.federations, label: 'Fédérations', opens: 'federations.view', path: paths.federation },
  { to: paths.roles, label: 'Rôles', opens: 'roles.view' },
  { to: paths.statistics, label: 'Statistiques', opens: 'statistics.view', path: paths.statistic },
]

/** Whether these permissions open a page. */
export const isOpened = ({ opens }: BackOfficePage, permissions: readonly Permission[] | null) =>
  permissions?.includes(opens) ?? false

/** The pages that these permissions open. */
export const backOfficeOf = (permissions: readonly Permission[] | null) =>
  backOffice.filter((page) => isOpened(page, permissions))
