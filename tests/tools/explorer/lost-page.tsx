import { EmptyState } from '../../../src/ui/empty-state.tsx'
import { LostPath } from '../../../src/ui/drawings.tsx'
import { Heading } from '../../../src/ui/heading.tsx'
import { Link } from '../../../src/ui/link.tsx'

/** The address leads nowhere. */
export function LostPage({ address }: { address: string }) {
  return (
    <div className="grid gap-4">
      <Heading level={1}>Page introuvable</Heading>
      <EmptyState drawing={<LostPath />} action={<Link to="#/">Tous les parcours</Link>}>
        Rien ne se trouve à l’adresse « {address} ».
      </EmptyState>
    </div>
  )
}
