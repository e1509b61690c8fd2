import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { territoriesMachine } from '../../../../machines/giver/territories.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { withNetworkAdvice } from '../../../words/network-advice.ts'

/** The failures in the dialog « Territoires de chasse », and how to continue. */
export function TerritoryTrouble({ actor }: { actor: ActorRefFrom<typeof territoriesMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const cancel = () => actor.send({ type: 'removal.cancelled' })
  if (state.matches('unavailable'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
        Vos territoires n’ont pas pu être lus.
      </FailureNotice>
    )
  if (state.matches({ removing: 'failed' }))
    return (
      <Notice
        tone="danger"
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={cancel}>Annuler</Button>
            <Button variant="danger" onClick={() => actor.send({ type: 'removal.retried' })}>
              Réessayer
            </Button>
          </div>
        }
      >
        {withNetworkAdvice('La suppression n’a pas abouti.')}
      </Notice>
    )
  if (state.matches({ removing: 'refused' }))
    return (
      <Notice tone="warning" action={<Button onClick={cancel}>J’ai compris</Button>}>
        Le territoire principal ne peut pas être supprimé.
      </Notice>
    )
  return null
}
