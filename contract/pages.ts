/**
 * The address of every page of the product (spec §2 « Route table », and the pages every public
 * site has). The server serves the application at these, and at any other with status 404.
 */
export const pages = [
  '/',
  '/account',
  '/terms-of-service',
  '/federations',
  '/users',
  '/users/givers/validation',
  '/register',
  '/register/{userType}',
  '/roles',
  '/statistics',
  '/statistics/{selectedStat}',
  '/giver',
  '/giver/waiting_validation',
  '/receiver',
  '/login',
  '/mentions-legales',
  '/confidentialite',
  '/accessibilite',
  '/conditions',
] as const

/**
 * The query parameter that makes `/login` the page of a new password: the token of a link, or empty
 * to ask for one.
 */
export const RESET = 'reset'
