/** « Signaler une faille », which `security.txt` names. */
export const REPORT_A_FLAW = '/signaler-une-faille'

/** « Aide », in the footer of every page. */
export const HELP = '/aide'

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

/** « État du service », in the menu of who manages all federations. */
export const SERVICE_STATE = '/service'

/** The page that the QR code of a certificate opens without a session, followed by its token. */
export const VERIFICATION = '/verification'

/**
 * The paths of all pages (spec §2 « Route table », plus the usual public pages) but the help
 * (`helpPages`). The server serves the application at these, and with status 404 at any other path.
 */
export const pages = [
  '/',
  '/account',
  '/terms-of-service',
  TODO,
  OVERDUE_HUNTS,
  REFUSED_MAILS,
  '/federations',
  '/federations/{federationId}',
  SANITARY_RULES,
  SAMPLES,
  RECALLS,
  '/users',
  '/users/{userId}',
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
  SERVICE_STATE,
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
 * The query parameter by which `/login` shows the new-password form: a link's token, or empty to request
 * a link.
 */
export const RESET = 'reset'

/** The query parameter by which `/account` opens with the details form. */
export const EDIT = 'modifier'

/** The query parameter by which `/login` confirms an e-mail address: a link's token. */
export const CONFIRM = 'confirm'

/** The query parameter by which `/login` stops a change of address: a link's token. */
export const STOP = 'stop'

/** The query parameter by which `/login` handles a sign-in link: its token. */
export const SIGN_IN = 'token'
