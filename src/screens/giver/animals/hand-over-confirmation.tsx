import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { handOverMachine } from '../../../../machines/giver/animals/hand-over.ts'
import { HandOverQuestion } from './hand-over-question.tsx'

type Props = { actor: ActorRefFrom<typeof handOverMachine>; specimenTypes: SpecimenType[] }

/** The confirmation of a hand-over to the chosen person. */
export function HandOverConfirmation({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { animal, person } = state.context
  const isConfirming = state.matches('confirming')
  const hasFailed = state.matches('failed')
  const isSending = state.matches('sending')
  if (!person || (!isConfirming && !hasFailed && !isSending)) return null
  return (
    <HandOverQuestion
      animal={animal}
      person={person}
      specimenTypes={specimenTypes}
      hasFailed={hasFailed}
      busy={isSending}
      onCancel={() => actor.send({ type: isConfirming ? 'question.cancelled' : 'command.closed' })}
      onConfirm={() => actor.send({ type: isConfirming ? 'question.confirmed' : 'command.retried' })}
    />
  )
}
