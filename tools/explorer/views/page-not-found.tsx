import { EmptyState } from '../../../src/ui/lists/empty-state.tsx'
import { LostPath } from '../../../src/ui/pictures/drawings.tsx'
import { Heading } from '../../../src/ui/page/heading.tsx'
import { Link } from '../../../src/ui/page/link.tsx'
import { explorables } from '../explorable.ts'
import { flowsNear } from '../groups.ts'
import { Proposals } from './proposals.tsx'

export function PageNotFound({ address }: { address: string }) {
  const [, name = ''] = /^#?\/(?:flow|page)\/([^?]*)/.exec(address) ?? []
  return (
    <div className="grid gap-4">
      <Heading level={1}>Page introuvable</Heading>
      <EmptyState drawing={<LostPath />} action={<Link to="#/">Tous les parcours</Link>}>
        Rien ne se trouve à l’adresse « {address} ».
      </EmptyState>
      <Proposals flows={flowsNear(explorables, name)} />
    </div>
  )
}
