import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import { correctionChanges } from '../../../../machines/giver/reports/correction-draft.ts'
import type { reportAmendmentMachine } from '../../../../machines/giver/reports/report-amendment.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { useKept } from './kept-here.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { ChangeList } from '../../shared/change-list.tsx'
import { namedChanges } from '../../../words/report-changes.ts'

const { max } = limits.correction.reason

/**
 * The confirmation of a correction: its changes and its reason; stays open until the server has answered.
 */
export function AmendmentConfirmation({ actor }: { actor: ActorRefFrom<typeof reportAmendmentMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const hasFailed = state.matches('failed')
  const isConfirming = state.matches('confirming')
  const isKept = useKept('corrections', state.context.hunt.id)
  if (!isConfirming && !state.matches('saving') && !hasFailed) return null
  const { contacts, quantities, reason, specimenTypes, report } = state.context
  const isAsking = report.state !== 'recorded' && report.state !== 'amended'
  return (
    <ConfirmDialog
      message={isAsking ? 'Demander cette correction ?' : 'Corriger ce compte rendu ?'}
      confirm={hasFailed ? 'Réessayer' : isAsking ? 'Demander' : 'Corriger'}
      unready={isConfirming && !state.can({ type: 'correction.confirmed' })}
      busy={state.matches('saving')}
      busyLabel="Enregistrement…"
      onCancel={() => actor.send({ type: 'correction.cancelled' })}
      onConfirm={() => actor.send({ type: 'correction.confirmed' })}
    >
      <div className="grid gap-4">
        <ChangeList changes={namedChanges(correctionChanges(contacts ?? [], quantities), specimenTypes)} />
        <TextArea
          label="Pourquoi cette correction ?"
          hint="Quelques mots suffisent. Votre fédération peut les lire ; n’y écrivez pas de numéro."
          maxLength={max}
          disabled={!isConfirming}
          value={reason}
          onChange={(value) => actor.send({ type: 'reason.typed', value })}
        />
        <Text look="soft">
          {isAsking
            ? 'Le compte rendu reste comme il est jusqu’à la réponse de votre fédération ; un e-mail vous la dira.'
            : 'Les statistiques et « Déjà n gibier(s) reçu(s) » suivront cette version. Les précédentes sont gardées.'}
        </Text>
        {hasFailed ? (
          <FailureNotice>
            {`L’envoi n’a pas abouti. Votre correction est ${isKept ? 'gardée sur cet appareil' : 'encore à l’écran'} :`}
          </FailureNotice>
        ) : null}
      </div>
    </ConfirmDialog>
  )
}
