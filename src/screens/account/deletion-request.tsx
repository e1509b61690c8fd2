import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { deletionRequestMachine } from '../../../machines/account/deletion-request.ts'
import { monthsAfter, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { dayInWords, momentDay } from '../../words/words.ts'
import { ChoiceTrouble } from '../patterns/choice-trouble.tsx'
import { HomeCard } from '../patterns/home-card.tsx'

type Props = {
  actor: ActorRefFrom<typeof deletionRequestMachine>
  /** When the deletion was requested, as read from the server. */
  since: string | null
}

const consequence =
  'Une personne habilitée effacera vos données personnelles sous un mois. Les quantités de gibier déclarées restent, sans votre nom. D’ici là, vous pouvez y renoncer.'

/** The deadline of a deletion request, in words. */
function standing(since: string): string {
  const due = monthsAfter(parisDay(new Date(since)), limits.deletionDelay)
  return `Votre fédération a jusqu’au ${dayInWords(due)} pour effacer vos données personnelles, et un e-mail vous le dira. Les quantités de gibier déclarées restent, sans votre nom. D’ici là, vous pouvez y renoncer.`
}

/** Requests the deletion of the account, or withdraws the request. */
export function DeletionRequest({ actor, since }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { value } = state.context
  return (
    <HomeCard id="deletion" title="Supprimer mon compte">
      {value ? (
        <Notice tone="info" title={`Demande envoyée${since ? ` le ${momentDay(since)}` : ''}`}>
          {since ? standing(since) : consequence}
        </Notice>
      ) : (
        <Text>{consequence}</Text>
      )}
      <ChoiceTrouble actor={actor} />
      <div>
        <Button
          variant={value ? 'secondary' : 'danger'}
          busy={state.hasTag('busy')}
          busyLabel="Enregistrement…"
          disabled={state.matches('throttled')}
          onClick={() => actor.send({ type: 'choice.made', value: !value })}
        >
          {value ? 'Renoncer à la suppression' : 'Demander la suppression de mon compte'}
        </Button>
      </div>
      {state.matches('confirming') ? (
        <ConfirmDialog
          message="Demander la suppression de votre compte ?"
          confirm="Demander la suppression"
          danger
          onCancel={() => actor.send({ type: 'question.cancelled' })}
          onConfirm={() => actor.send({ type: 'question.confirmed' })}
        >
          <Text>{consequence}</Text>
        </ConfirmDialog>
      ) : null}
    </HomeCard>
  )
}
