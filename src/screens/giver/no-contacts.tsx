import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { contactsMachine } from '../../../machines/giver/contacts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { EmptyBasket } from '../../ui/pictures/drawings.tsx'
import { SearchDelay } from './contact-total.tsx'

/** What stands in place of the contacts of a hunt that nobody matches. */
export function NoContacts({ actor }: { actor: ActorRefFrom<typeof contactsMachine> }) {
  const isFinished = useSelector(actor, ({ context }) => context.hunt.hunt_state.code === 'finished')
  return (
    <div className="grid gap-2">
      <SearchDelay actor={actor} />
      <EmptyState
        drawing={<EmptyBasket />}
        action={
          <Button onClick={() => actor.send({ type: 'contacts.requested' })}>
            {isFinished ? 'Relire les contacts' : 'Rechercher des contacts'}
          </Button>
        }
      >
        Aucun contact identifié pour cette chasse.
      </EmptyState>
    </div>
  )
}
