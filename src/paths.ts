import {
  CONFIRM,
  ABSENCES,
  OVERDUE_HUNTS,
  REFUSED_MAILS,
  TODO,
  CORRECTIONS,
  DELETION_REQUESTS,
  GIVER_VALIDATION,
  RESET,
  RECALLS,
  SAMPLES,
  SANITARY_RULES,
  SERVICE_STATE,
  SIGN_IN,
  STOP,
  VERIFICATION,
} from '../contract/pages.ts'

/** Every URL of the product (spec §2, route table), and of the legally required pages. */
export const paths = {
  home: '/',
  account: '/account',
  terms: '/terms-of-service',
  federations: '/federations',
  federation: '/federations/:federationId?',
  users: '/users',
  user: '/users/:userId?',
  giverValidation: GIVER_VALIDATION,
  deletionRequests: DELETION_REQUESTS,
  absences: ABSENCES,
  todo: TODO,
  overdueHunts: OVERDUE_HUNTS,
  refusedMails: REFUSED_MAILS,
  corrections: CORRECTIONS,
  sanitaryRules: SANITARY_RULES,
  samples: SAMPLES,
  recalls: RECALLS,
  serviceState: SERVICE_STATE,
  register: '/register',
  registration: '/register/:userType?',
  roles: '/roles',
  statistics: '/statistics',
  statistic: '/statistics/:selectedStat?',
  giver: '/giver',
  giverWaiting: '/giver/waiting_validation',
  receiver: '/receiver',
  offerLink: '/proposition/:token',
  meetingLink: '/rendez-vous/:token',
  recallLink: '/rappel/:token',
  verification: `${VERIFICATION}/:token`,
  login: '/login',
  legalNotice: '/mentions-legales',
  privacy: '/confidentialite',
  accessibility: '/accessibilite',
  conditions: '/conditions',
} as const

/** `/users/{id}`: the window of one user over the list. */
export const userPath = (id: number) => `${paths.users}/${id}`

/** `/federations/{id}`: the window of one federation over the list. */
export const federationPath = (id: number) => `${paths.federations}/${id}`

/** `/register/{userType}`: the registration of a giver or a receiver. */
export const registrationPath = (userType: string) => `${paths.register}/${userType}`

/** `/terms-of-service?previous_url=…`: the page to return to after acceptance, path and query only. */
export function termsPath(previousUrl: string): string {
  return `${paths.terms}?${new URLSearchParams({ previous_url: previousUrl })}`
}

/** `/login?previous_url=…`: the page to return to after signing in. */
export function loginPath(previousUrl: string): string {
  return `${paths.login}?${new URLSearchParams({ previous_url: previousUrl })}`
}

/** `/login?reset=`: the page where a reset link is requested. */
export const resetPath = () => `${paths.login}?${RESET}=`

/** Whether the query of the sign-in URL opens the page of a single-use link. */
export const isLink = (pathname: string, search: string) =>
  pathname === paths.login &&
  [CONFIRM, RESET, SIGN_IN, STOP].some((name) => new URLSearchParams(search).has(name))
