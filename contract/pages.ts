/** « Signaler une faille », which `security.txt` names. */
export const REPORT_A_FLAW = '/signaler-une-faille'

/** « Demandes de suppression », which a mail to a federation opens. */
export const DELETION_REQUESTS = '/users/deletion-requests'

/** « Comptes à valider », in the menu of staff. */
export const GIVER_VALIDATION = '/users/givers/validation'

/** « À faire », where staff starts. */
export const TODO = '/todo'
/** « Comptes rendus attendus », in the menu of staff. */
export const OVERDUE_HUNTS = '/hunts/overdue'
/** « E-mails refusés », in the menu of staff. */
export const REFUSED_MAILS = '/mails/refused'

/** « Absences », in the menu of staff. */
export const ABSENCES = '/users/absences'
/** « Corrections », in the menu of staff. */
export const CORRECTIONS = '/users/corrections'

/** « Règles sanitaires », in the menu of staff. */
export const SANITARY_RULES = '/federations/sanitary-rules'

/** « Prélèvements », in the menu of staff. */
export const SAMPLES = '/federations/samples'

/** « Rappels », in the menu of staff. */
export const RECALLS = '/federations/recalls'

/** The page that the QR code of a certificate opens, for anybody; its token follows. */
export const VERIFICATION = '/verification'

/**
 * The address of every page of the product (spec §2 « Route table », and the pages every public
 * site has). The server serves the application at these, and at any other with status 404.
 */
export const pages = [
  '/',
  '/account',
  '/terms-of-service',
  TODO,
  OVERDUE_HUNTS,
  REFUSED_MAILS,
  '/federations',
  SANITARY_RULES,
  SAMPLES,
  RECALLS,
  '/users',
  GIVER_VALIDATION,
  DELETION_REQUESTS,
  ABSENCES,
  CORRECTIONS,
  '/register',
  '/register/giver',
  '/register/receiver',
  '/roles',
  '/statistics',
  '/statistics/{selectedStat}',
  '/giver',
  '/giver/waiting_validation',
  '/receiver',
  '/proposition/{token}',
  '/rendez-vous/{token}',
  '/rappel/{token}',
  `${VERIFICATION}/{token}`,
  '/login',
  '/mentions-legales',
  '/confidentialite',
  '/accessibilite',
  '/conditions',
  REPORT_A_FLAW,
] as const

/**
 * The query parameter that makes `/login` the page of a new password: the token of a link, or empty
 * to ask for one.
 */
export const RESET = 'reset'

/** The query parameter that opens `/account` with the form of one's details. */
export const EDIT = 'modifier'

/** The query parameter that makes `/login` the page of an address to confirm: the token of a link. */
export const CONFIRM = 'confirm'

/** The query parameter that makes `/login` the page to stop a change of address: the token of a link. */
export const STOP = 'stop'

/** The query parameter that makes `/login` the page of a sign-in link: the token of the link. */
export const SIGN_IN = 'token'
