import {
  ChartColumn,
  HeartPulse,
  KeyRound,
  Landmark,
  ListTodo,
  type LucideIcon,
  Server,
  Users,
} from 'lucide-react'
import type { WaitingKind } from '../../contract/shared/waiting/waiting.ts'
import { paths } from '../paths.ts'
import { type BackOfficePage, backOfficeOf, type Rights } from './back-office.ts'

type Section = { label: string; icon: LucideIcon; pages: readonly string[] }

/** The menu of the back office, in its order. The pages of a section are tabs of each other. */
export const sections: readonly Section[] = [
  {
    label: 'À faire',
    icon: ListTodo,
    pages: [
      paths.todo,
      paths.giverValidation,
      paths.deletionRequests,
      paths.overdueHunts,
      paths.refusedMails,
      paths.corrections,
      paths.absences,
    ],
  },
  { label: 'Utilisateurs', icon: Users, pages: [paths.users] },
  { label: 'Fédérations', icon: Landmark, pages: [paths.federations] },
  { label: 'Sanitaire', icon: HeartPulse, pages: [paths.recalls, paths.samples, paths.sanitaryRules] },
  { label: 'Statistiques', icon: ChartColumn, pages: [paths.statistics] },
  { label: 'Rôles', icon: KeyRound, pages: [paths.roles] },
  { label: 'Service', icon: Server, pages: [paths.serviceState] },
]

/** What waits on each page that has a number. */
export const waitingOn: Partial<Record<string, WaitingKind>> = {
  [paths.giverValidation]: 'accounts',
  [paths.deletionRequests]: 'deletions',
  [paths.overdueHunts]: 'hunts',
  [paths.refusedMails]: 'mails',
  [paths.corrections]: 'corrections',
  [paths.absences]: 'absences',
  [paths.recalls]: 'recalls',
  [paths.samples]: 'tags',
}

/** A section with its pages that are open to a person, at least one. */
export type OpenSection = Omit<Section, 'pages'> & { pages: readonly BackOfficePage[] }

/** The sections of the back office, as a person's rights limit them. */
export function sectionsOf(rights: Rights): OpenSection[] {
  const open = new Map(backOfficeOf(rights).map((page) => [page.to, page]))
  return sections
    .map(({ pages, ...section }) => ({ ...section, pages: pages.flatMap((to) => open.get(to) ?? []) }))
    .filter(({ pages }) => pages.length > 0)
}
