import type { Meta } from '../../contract/fields.ts'

/** What a paginated answer says of its page: an empty list has one page. `perPage`: rows per page. */
export const pageMeta = (total: number, { page, perPage }: { page: number; perPage: number }): Meta => ({
  total,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
})
