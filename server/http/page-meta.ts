import type { Meta } from '../../contract/fields.ts'
import type { Page } from '../queries/shared/rows.ts'

/** What a paginated answer says of its page: an empty list has one page. `perPage`: rows per page. */
export const pageMeta = (total: number, { page, perPage }: Page): Meta => ({
  total,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
})
