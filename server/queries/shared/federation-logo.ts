import { sql } from 'kysely'

/** The versioned URL of a federation's logo; null without a logo. */
export const logoUrl = sql<string | null>`
  '/federations/' || federations.id || '/logo?v=' || federations.logo_version`
