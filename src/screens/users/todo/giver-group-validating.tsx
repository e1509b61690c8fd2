import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { GiverToDecide } from '../../../../machines/users/giver-validating.ts'
import {
  type giverGroupValidatingMachine,
  leftOf,
} from '../../../../machines/users/todo/giver-group-validating.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { fr } from '../../../ui/text/typography.ts'
import { outcomeText, reasonOf } from '../../../words/group-outcomes.ts'
import { counted, fullName } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof giverGroupValidatingMachine> }

function People({ givers }: { givers: readonly GiverToDecide[] }) {
  return (
    <ul aria-label="Comptes à valider ensemble" className="mt-3 grid gap-1">
      {givers.map((giver) => (
        <li key={giver.id} className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{fullName(giver)}</span>
          <span className="text-ink-soft tabular-nums">{fr(`NIT ${giver.giver.nit}`)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The givers who were not validated, by name, and why. */
function Told({ actor }: Props) {
  const { givers, results } = useSelector(actor, ({ context }) => context)
  const left = leftOf(results)
  const close = () => actor.send({ type: 'command.closed' })
  const done = results.length - left.length
  return (
    <Dialog
      size="small"
      title={left.length === 1 ? 'Un compte n’a pas été validé' : 'Des comptes n’ont pas été validés'}
      onClose={close}
      actions={<Button onClick={close}>Fermer</Button>}
    >
      <Notice tone={done > 0 ? 'success' : 'warning'}>
        {done > 0 ? `${counted(done, 'compte validé', 'comptes validés')}.` : 'Aucun compte n’a été validé.'}
      </Notice>
      <ul aria-label="Comptes non validés" className="mt-3 grid gap-2">
        {left.map(({ id, outcome }) => {
          const giver = givers.find((one) => one.id === id)
          return (
            <li key={id}>
              <span translate="no" className="font-semibold">
                {giver ? fullName(giver) : null}
              </span>
              <br />
              <span>{fr(reasonOf(outcome) ?? outcomeText.gone)}</span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

/** Validates several givers who match a member, after one confirmation that names them. */
export function GiverGroupValidating({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { givers } = state.context
  if (state.matches('told')) return <Told actor={actor} />
  if (state.status === 'done') return null
  const isConfirming = state.matches('confirming')
  return (
    <ConfirmDialog
      confirm={state.matches('failed') ? 'Réessayer' : 'Valider'}
      busy={state.hasTag('busy')}
      busyLabel="Validation…"
      onCancel={() => actor.send({ type: isConfirming ? 'question.cancelled' : 'command.closed' })}
      onConfirm={() => actor.send({ type: isConfirming ? 'question.confirmed' : 'command.retried' })}
    >
      <Text>
        {givers.length === 1
          ? 'Ce compte sera validé : son titulaire pourra prévoir des chasses, et en sera averti par e-mail. Une validation ne s’annule pas ; un compte validé peut seulement être bloqué.'
          : `Ces ${givers.length} comptes seront validés : leurs titulaires pourront prévoir des chasses, et en seront avertis par e-mail. Une validation ne s’annule pas ; un compte validé peut seulement être bloqué.`}
      </Text>
      <People givers={givers} />
      {state.matches('failed') ? <FailureNotice>La validation n’a pas abouti.</FailureNotice> : null}
    </ConfirmDialog>
  )
}
