import type { Permission } from '../../contract/permissions.ts'
import type { Boot } from '../../contract/shared/session.ts'
import { paths } from '../paths.ts'

/**
 * A page of the back-office: its entry in the navigation, and the permission that opens it. `isNational`:
 * not for who is limited to one federation.
 */
export type BackOfficePage = {
  to: string
  label: string
  opens: Permission
  isNational?: true
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
  { to: paths.serviceState, label: 'État du service', opens: 'federations.write', isNational: true },
]

/** What decides which pages a person may open. */
export type Rights = Pick<Boot, 'permissions' | 'federation'>

/** Whether a page is open to a person. */
export const isOpened = ({ opens, isNational }: BackOfficePage, { permissions, federation }: Rights) =>
  (permissions?.includes(opens) ?? false) && !(isNational && federation !== null)

/** The pages that are open to a person. */
export const backOfficeOf = (rights: Rights) => backOffice.filter((page) => isOpened(page, rights))
