import { sql } from 'kysely'

/** By what a claimed tag is the same as a noted one, as the column `tag_key`. */
export const claimedKey = (animal: string) =>
  sql`upper(regexp_replace(${sql.ref(`${animal}.claimed_tag`)}, '[ ./-]', '', 'g'))`
