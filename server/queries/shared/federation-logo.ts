import { sql } from 'kysely'

/** The URL of a federation's logo in this version; null without a logo. */
export const logoUrl = sql<string | null>`
  '/federations/' || federations.id || '/logo?v=' || federations.logo_version`
