import { useSelector } from '@xstate/react'
import { Check } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { donationMachine } from '../../../../machines/giver/reports/donation.ts'
import { isChosen, reported } from '../../../../machines/giver/reports/donation-draft.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useKept } from './kept-here.ts'
import { HandedOverList } from './handed-over.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'

/**
 * The notice above the quantities: a restored draft, a refusal, noted hand-overs, or a report that already
 * exists. No choice of a quantity changes it, so that the rows below stay under the thumb.
 */
export function DonationNotice({ actor }: { actor: ActorRefFrom<typeof donationMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { handed, isResumed } = state.context
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
  if (!state.matches('editing') || !hasHanded) return null
  return (
    <Notice tone="info" title="Rempli d’après les remises notées">
      {state.children.contacts ? (
        <HandedOverList actor={state.children.contacts} specimenTypes={state.context.specimenTypes} />
      ) : null}
      <p>
        {isResumed
          ? 'Votre saisie reprise passe avant elles. Vérifiez les quantités, puis enregistrez.'
          : 'Vérifiez et complétez les quantités.'}
      </p>
    </Notice>
  )
}

/**
 * Above the quantities, the button that reports none; once there are some, whether they are kept, in a line
 * of the same height.
 */
export function DonationStart({ actor }: { actor: ActorRefFrom<typeof donationMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isKept = useKept('reports', state.context.hunt.id)
  if (!state.can({ type: 'donations.submitted' })) return null
  if (!isChosen(reported(state.context)) && !isChosen(state.context.quantities))
    return <Button onClick={() => actor.send({ type: 'donations.submitted' })}>Aucune cession</Button>
  return (
    <p
      role="status"
      className="flex min-h-11 items-center gap-2 text-sm leading-tight font-semibold text-forest"
    >
      <Check aria-hidden className="size-5 shrink-0" />
      <span>
        {isKept && isChosen(state.context.quantities)
          ? 'Votre saisie est gardée sur cet appareil.'
          : 'Rien n’est encore envoyé.'}
      </span>
    </p>
  )
}
