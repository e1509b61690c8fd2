import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { userGdprMachine } from '../../../machines/users/user-gdpr.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fullName } from '../../words/words.ts'
import { EndingOffers } from '../shared/ending-offers.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

const current = {
  pending: 'n’a pas encore choisi.',
  accepted: 'accepte que ses données servent à la mise en relation.',
  refused: 'refuse que ses données servent à la mise en relation.',
} as const

/** Records a user's decision on the use of their data; pending cannot be chosen (spec §4). */
export function UserGdpr({ actor }: { actor: ActorRefFrom<typeof userGdprMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { user, decision, reason } = state.context
  const close = () => actor.send({ type: 'command.closed' })
  const isBusy = state.hasTag('busy')
  const choice = (chosen: 'accepted' | 'refused', label: string) =>
    user.gdpr_state === chosen ? null : (
      <Button
        variant="primary"
        disabled={isBusy && decision !== chosen}
        busy={isBusy && decision === chosen}
        busyLabel="Enregistrement…"
        onClick={() => actor.send({ type: 'decision.chosen', decision: chosen })}
      >
        {label}
      </Button>
    )
  if (state.status === 'done') return null
  return (
    <Dialog
      size="small"
      title="Choix RGPD"
      busy={isBusy}
      onClose={close}
      actions={
        <>
          <Button disabled={isBusy} onClick={close}>
            {state.matches('refused') ? 'Fermer' : 'Annuler'}
          </Button>
          {state.matches('failed') ? (
            <Button variant="primary" onClick={() => actor.send({ type: 'command.retried' })}>
              Réessayer
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-4">
        <Text>{`${fullName(user)} ${current[user.gdpr_state]}`}</Text>
        {state.matches('choosing') || isBusy ? (
          <>
            <Text look="soft">
              Notez un choix seulement à la demande de la personne. Un particulier qui refuse n’est plus
              montré aux chasseurs.
            </Text>
            {user.gdpr_state === 'refused' ? null : <EndingOffers offers={user.ending} />}
            <div className="flex flex-wrap gap-3">
              {choice('accepted', 'Noter l’accord')}
              {choice('refused', 'Noter le refus')}
            </div>
          </>
        ) : null}
        {state.matches('failed') ? <FailureNotice>Le choix n’a pas pu être noté.</FailureNotice> : null}
        {state.matches('refused') ? <Notice tone="warning">{reason}</Notice> : null}
      </div>
    </Dialog>
  )
}
