import { matchPath } from 'react-router-dom'
import { backOffice } from './back-office.ts'
import { paths } from '../paths.ts'
import { lazyPart } from '../ui/page/lazy-part.tsx'

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

/** Any page of the back office. */
export const BackOfficePage = lazyPart(async () => (await import('./back-office-page.tsx')).BackOfficePage)

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
}

const isAt = (path: string, pathname: string) => matchPath({ path, end: false }, pathname) !== null
const partAt = <P extends object>(pages: Partial<Record<string, P>>, pathname: string) =>
  Object.entries(pages).find(([path]) => isAt(path, pathname))?.[1]

/** Loads the page of a URL before its route renders. */
export async function fetchSpace(pathname: string): Promise<void> {
  if (!backOffice.some(({ to }) => isAt(to, pathname))) return partAt(parts, pathname)?.fetch()
  const { backOfficeSpaces } = await import('./back-office-spaces.ts')
  await Promise.all([BackOfficePage.fetch(), partAt(backOfficeSpaces, pathname)?.fetch()])
}
