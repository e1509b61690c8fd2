import type { ActorRefFrom } from 'xstate'
import type { TagClaim } from '../../../../contract/federations/tag-claims.ts'
import type { tagClaimListMachine } from '../../../../machines/federations/sanitary/tag-claim-list.ts'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { notedAndPhone } from '../../../words/tag-claims.ts'
import { PagedTable } from '../../patterns/paged-list.tsx'

const columns: Column<TagClaim>[] = [
  { label: 'Bracelet', cell: ({ tag }) => tag },
  { label: 'Noté d’abord par', cell: ({ holder }) => notedAndPhone(holder) },
  { label: 'Noté aussi par', cell: ({ claimant }) => notedAndPhone(claimant) },
]

/** The tags that two givers noted, a placeholder while loading, or a failure. */
export function TagClaimList({ actor }: { actor: ActorRefFrom<typeof tagClaimListMachine> }) {
  return (
    <PagedTable
      actor={actor}
      one="bracelet"
      many="bracelets"
      reading="Lecture des bracelets notés deux fois…"
      failed="Les bracelets notés deux fois n’ont pas pu être lus."
      empty="Aucun bracelet n’est noté deux fois."
      label="Bracelets notés deux fois"
      columns={columns}
    />
  )
}
