import { listTagClaims, type TagClaim } from '../../../contract/federations/tag-claims.ts'
import { pagedList } from '../../patterns/paged-list.ts'

/** The tags that two givers noted, page by page. */
export const tagClaimListMachine = pagedList<TagClaim, object>({
  id: 'tagClaimList',
  call: listTagClaims,
  description: 'Les bracelets que deux responsables ont notés, lus page par page.',
  states: {
    filled: 'Chaque bracelet noté deux fois est montré, avec ses deux chasses et ses deux responsables.',
    empty: 'Aucun bracelet n’est noté deux fois.',
  },
})
