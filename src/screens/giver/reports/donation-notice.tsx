import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { donationMachine } from '../../../../machines/giver/reports/donation.ts'
import { isChosen } from '../../../../machines/giver/reports/donation-draft.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { HandedOverList } from './handed-over.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'

/** The notice above the quantities: a restored draft, a refusal, or a report that already exists. */
export function DonationNotice({ actor }: { actor: ActorRefFrom<typeof donationMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { handed, quantities, isResumed } = state.context
  const hasHanded = isChosen(handed)
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
        {`Elle a été gardée sur cet appareil et n’a pas été envoyée.${hasHanded ? ' Reprise, elle passe avant les remises notées.' : ''}`}
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
  if (!state.matches('editing') || (!hasHanded && !isChosen(quantities))) return null
  return (
    <div className="grid gap-2 empty:hidden">
      {hasHanded ? (
        <Notice tone="info" title="Rempli d’après les remises notées">
          {state.children.contacts ? (
            <HandedOverList actor={state.children.contacts} specimenTypes={state.context.specimenTypes} />
          ) : null}
          <p>
            {isResumed && isChosen(quantities)
              ? 'Votre saisie reprise passe avant elles. Vérifiez les quantités, puis enregistrez.'
              : 'Vérifiez les quantités et complétez-les, puis enregistrez.'}
          </p>
        </Notice>
      ) : null}
      {isChosen(quantities) ? (
        <Notice tone="success">
          Votre saisie est gardée sur cet appareil tant qu’elle n’est pas envoyée.
        </Notice>
      ) : null}
    </div>
  )
}
