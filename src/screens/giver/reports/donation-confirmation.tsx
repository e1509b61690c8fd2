import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { donationMachine } from '../../../../machines/giver/reports/donation.ts'
import { limits } from '../../../../contract/limits.ts'
import { reported } from '../../../../machines/giver/reports/donation-draft.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { useKept } from './kept-here.ts'
import { givenIn, summaryOf } from './report-total.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'

/** « Voulez-vous confirmer ces dons ? »; stays open until the server has answered (spec §2). */
export function DonationConfirmation({ actor }: { actor: ActorRefFrom<typeof donationMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const hasFailed = state.matches('failed')
  const isKept = useKept('reports', state.context.hunt.id)
  if (!state.matches('confirming') && !state.matches('saving') && !hasFailed) return null
  return (
    <ConfirmDialog
      message="Voulez-vous confirmer ces dons ?"
      confirm={hasFailed ? 'Réessayer' : 'Confirmer'}
      busy={state.matches('saving')}
      busyLabel="Enregistrement…"
      onCancel={() => actor.send({ type: 'donations.cancelled' })}
      onConfirm={() => actor.send({ type: 'donations.confirmed' })}
    >
      <Text>{summaryOf(reported(state.context))}</Text>
      <Given actor={actor} />
      <Text look="soft">{consequence}</Text>
      {hasFailed ? (
        <FailureNotice>
          {`L’envoi n’a pas abouti. Votre saisie est ${isKept ? 'gardée sur cet appareil' : 'encore à l’écran'} :`}
        </FailureNotice>
      ) : null}
    </ConfirmDialog>
  )
}

const consequence = `Ce compte rendu est envoyé à votre fédération et la chasse passe dans vos chasses passées. Vous pourrez le corriger pendant ${limits.correction.days} jours, en disant pourquoi.`

/** Who receives what, by name, regardless of the filters. */
function Given({ actor }: { actor: ActorRefFrom<typeof donationMachine> }) {
  const { context, children } = useSelector(actor, (snapshot) => snapshot)
  const contacts = children.contacts?.getSnapshot().context.contacts ?? []
  const given = givenIn(reported(context), contacts, context.specimenTypes)
  return (
    <ul aria-label="Qui reçoit quoi" className="list-disc pl-5 empty:hidden">
      {given.map(({ id, line }) => (
        <li key={id}>{line}</li>
      ))}
    </ul>
  )
}
