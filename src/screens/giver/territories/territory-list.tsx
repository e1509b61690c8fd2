import { useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { territoriesMachine } from '../../../../machines/giver/territories.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'

/** The giver's communes; all but the main one can be removed (spec §2 « Territories modal », §5). */
export function TerritoryList({ actor }: { actor: ActorRefFrom<typeof territoriesMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { territories, mainCityId } = state.context
  if (territories.length === 0)
    return state.matches('loading') ? (
      <Skeleton label="Lecture de vos territoires…" count={3} look="line" />
    ) : null
  return (
    <ul className="divide-y divide-line" aria-label="Vos territoires">
      {territories.map((territory) => (
        <li key={territory.id} className="flex min-h-14 items-center justify-between gap-3 py-1">
          <span className="min-w-0">{territory.label_full}</span>
          {territory.id === mainCityId ? (
            <Badge tone="success">Territoire principal</Badge>
          ) : (
            <Button
              variant="quiet"
              icon={Trash2}
              aria-label={`Supprimer ${territory.label_full}`}
              disabled={!state.can({ type: 'removal.requested', territory })}
              onClick={() => actor.send({ type: 'removal.requested', territory })}
            >
              Supprimer
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
