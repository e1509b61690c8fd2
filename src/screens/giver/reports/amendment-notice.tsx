import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { reportAmendmentMachine } from '../../../../machines/giver/reports/report-amendment.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { useKept } from './kept-here.ts'

/** The notice above the quantities: a restored correction, a refusal, or a report that has changed since. */
export function AmendmentNotice({ actor }: { actor: ActorRefFrom<typeof reportAmendmentMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { errors, quantities, hunt } = state.context
  const isKept = useKept('corrections', hunt.id)
  if (state.matches('offering'))
    return (
      <Notice
        tone="info"
        title="Vous aviez commencé une correction"
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => actor.send({ type: 'draft.resumed' })}>
              Reprendre ma correction
            </Button>
            <Button onClick={() => actor.send({ type: 'draft.discarded' })}>Repartir du compte rendu</Button>
          </div>
        }
      >
        Elle a été gardée sur cet appareil et n’a pas été envoyée.
      </Notice>
    )
  if (state.matches('superseded'))
    return (
      <Notice tone="warning" title="Ce compte rendu n’a pas été corrigé">
        {errors.join(' ')}
      </Notice>
    )
  if (state.matches('refused'))
    return (
      <Notice
        tone="danger"
        title="Cette correction a été refusée"
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => actor.send({ type: 'correction.cancelled' })}>
              Revoir
            </Button>
            <Button onClick={() => actor.send({ type: 'draft.discarded' })}>Repartir du compte rendu</Button>
          </div>
        }
      >
        {errors.join(' ')}
      </Notice>
    )
  if (state.matches('editing') && isKept && Object.keys(quantities).length > 0)
    return (
      <Notice tone="success">
        Votre correction est gardée sur cet appareil tant qu’elle n’est pas envoyée.
      </Notice>
    )
  return null
}
