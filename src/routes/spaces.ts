import { matchPath } from 'react-router-dom'
import { paths } from '../paths.ts'
import { type LazyPart, lazyPart } from '../ui/page/lazy-part.tsx'
import type { Boot } from '../../contract/shared/session.ts'

export const GiverSpace = lazyPart(async () => (await import('../spaces/giver-space.tsx')).GiverSpace)
export const ReceiverSpace = lazyPart(
  async () => (await import('../spaces/receiver-space.tsx')).ReceiverSpace,
)
export const OfferLinkSpace = lazyPart(
  async () => (await import('../spaces/offer-link-space.tsx')).OfferLinkSpace,
)
export const MeetingLinkSpace = lazyPart(
  async () => (await import('../spaces/meeting-link-space.tsx')).MeetingLinkSpace,
)
export const VerificationSpace = lazyPart(
  async () => (await import('../spaces/verification-space.tsx')).VerificationSpace,
)
export const RecallLinkSpace = lazyPart(
  async () => (await import('../spaces/recall-link-space.tsx')).RecallLinkSpace,
)
export const RegistrationSpace = lazyPart(
  async () => (await import('../spaces/registration-space.tsx')).RegistrationSpace,
)
export const TermsSpace = lazyPart(async () => (await import('../spaces/terms-space.tsx')).TermsSpace)
export const GiverWaitingSpace = lazyPart(
  async () => (await import('../spaces/giver-waiting-space.tsx')).GiverWaitingSpace,
)
export const AccountSpace = lazyPart(async () => (await import('../spaces/account-space.tsx')).AccountSpace)

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

/** The pages by URL prefix. A more specific URL comes before a shorter one. */
const parts = {
  [paths.giverWaiting]: GiverWaitingSpace,
  [paths.giver]: GiverSpace,
  [paths.receiver]: ReceiverSpace,
  [paths.offerLink]: OfferLinkSpace,
  [paths.recallLink]: RecallLinkSpace,
  [paths.verification]: VerificationSpace,
  [paths.registration]: RegistrationSpace,
  [paths.terms]: TermsSpace,
  [paths.account]: AccountSpace,
  ...backOfficeSpaces,
}

/** Loads the page of a URL before its route renders. */
export const fetchSpace = (pathname: string) =>
  Object.entries(parts)
    .find(([path]) => matchPath({ path, end: false }, pathname))?.[1]
    .fetch()
