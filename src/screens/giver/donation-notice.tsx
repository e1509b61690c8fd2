import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { donationMachine } from '../../../machines/giver/donation.ts'
import { reportOf } from '../../../machines/giver/donation-draft.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'

/** The notice above the quantities: a restored draft, a refusal, or a report that already exists. */
export function DonationNotice({ actor }: { actor: ActorRefFrom<typeof donationMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches('offering'))
    return (
      <Notice
        tone="info"
        title="Vous aviez commencé une saisie"
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => actor.send({ type: 'draft.resumed' })}>
              Reprendre ma saisie
            </Button>
            <Button onClick={() => actor.send({ type: 'draft.discarded' })}>Repartir de zéro</Button>
          </div>
        }
      >
        Elle a été gardée sur cet appareil et n’a pas été envoyée.
      </Notice>
    )
  if (state.matches('superseded'))
    return (
      <Notice tone="warning" title="Cette chasse a déjà été déclarée">
        Une autre déclaration est déjà enregistrée, par exemple depuis un autre appareil. Fermez cette fenêtre
        pour la retrouver dans vos chasses passées.
      </Notice>
    )
  if (state.matches('refused'))
    return (
      <Notice
        tone="danger"
        title="Ces dons ont été refusés"
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => actor.send({ type: 'donations.cancelled' })}>
              Corriger
            </Button>
            <Button onClick={() => actor.send({ type: 'draft.discarded' })}>Repartir de zéro</Button>
          </div>
        }
      >
        {[...state.context.errors, 'Vérifiez les quantités, puis enregistrez à nouveau.'].join(' ')}
      </Notice>
    )
  if (state.matches('editing') && reportOf(state.context.quantities).contact_ids.length > 0)
    return (
      <Notice tone="success">Votre saisie est gardée sur cet appareil tant qu’elle n’est pas envoyée.</Notice>
    )
  return null
}
