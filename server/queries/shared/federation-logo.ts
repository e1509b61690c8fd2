import { sql } from 'kysely'

/** Where the logo of a federation is served, in this version; null without one. */
export const logoUrl = sql<string | null>`
  '/federations/' || federations.id || '/logo?v=' || federations.logo_version`
