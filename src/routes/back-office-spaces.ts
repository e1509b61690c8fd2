import type { Boot } from '../../contract/shared/session.ts'
import { paths } from '../paths.ts'
import { type LazyPart, lazyPart } from '../ui/page/lazy-part.tsx'

/** The back-office pages by URL. A more specific URL comes before a shorter one. */
export const backOfficeSpaces: Partial<Record<string, LazyPart<{ boot: Boot }>>> = {
  [paths.todo]: lazyPart(async () => (await import('../spaces/todo/todo-space.tsx')).TodoSpace),
  [paths.overdueHunts]: lazyPart(
    async () => (await import('../spaces/todo/overdue-hunts-space.tsx')).OverdueHuntsSpace,
  ),
  [paths.refusedMails]: lazyPart(
    async () => (await import('../spaces/todo/refused-mails-space.tsx')).RefusedMailsSpace,
  ),
  [paths.giverValidation]: lazyPart(
    async () => (await import('../spaces/todo/giver-validation-space.tsx')).GiverValidationSpace,
  ),
  [paths.deletionRequests]: lazyPart(
    async () => (await import('../spaces/todo/deletion-requests-space.tsx')).DeletionRequestsSpace,
  ),
  [paths.corrections]: lazyPart(
    async () => (await import('../spaces/todo/corrections-space.tsx')).CorrectionsSpace,
  ),
  [paths.absences]: lazyPart(async () => (await import('../spaces/todo/absences-space.tsx')).AbsencesSpace),
  [paths.sanitaryRules]: lazyPart(
    async () => (await import('../spaces/sanitary-rules-space.tsx')).SanitaryRulesSpace,
  ),
  [paths.recalls]: lazyPart(async () => (await import('../spaces/recalls-space.tsx')).RecallsSpace),
  [paths.samples]: lazyPart(async () => (await import('../spaces/samples-space.tsx')).SamplesSpace),
  [paths.federations]: lazyPart(
    async () => (await import('../spaces/federations-space.tsx')).FederationsSpace,
  ),
  [paths.users]: lazyPart(async () => (await import('../spaces/users-space.tsx')).UsersSpace),
  [paths.roles]: lazyPart(async () => (await import('../spaces/roles-space.tsx')).RolesSpace),
  [paths.serviceState]: lazyPart(
    async () => (await import('../spaces/service-state-space.tsx')).ServiceStateSpace,
  ),
  [paths.statistics]: lazyPart(async () => (await import('../spaces/statistics-space.tsx')).StatisticsSpace),
}
