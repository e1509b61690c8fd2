import { useSelector } from '@xstate/react'
import type { ComponentProps, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { answeredCommand } from '../../../machines/patterns/answered-command.ts'
import type { Subject } from '../../../machines/patterns/confirmed-command.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { AnsweredCommand } from './answered-command.tsx'

type Props<S extends Subject> = Pick<
  ComponentProps<typeof AnsweredCommand>,
  'title' | 'confirm' | 'busyLabel' | 'failed' | 'danger'
> & {
  actor: ActorRefFrom<ReturnType<typeof answeredCommand<Endpoint, S>>>
  /** The question; the default is the spec's. */
  message?: (subject: S) => string
  /** What the command does to the subject. */
  consequence: (subject: S) => ReactNode
  /** The text field. */
  label: string
  hint: string
  maxLength: number
}

/** A command that asks for a reason first, in a text field. */
export function WordedCommand<S extends Subject>(props: Props<S>) {
  const { actor, message, consequence, label, hint, maxLength, ...command } = props
  const state = useSelector(actor, (snapshot) => snapshot)
  const { subject, answer } = state.context
  return (
    <AnsweredCommand
      {...command}
      {...(message && { message: message(subject) })}
      state={state}
      onEvent={(event) => actor.send(event)}
      hasEntry={answer.trim() !== ''}
    >
      {consequence(subject)}
      <TextArea
        label={label}
        hint={hint}
        maxLength={maxLength}
        disabled={!state.matches('confirming')}
        value={answer}
        onChange={(value) => actor.send({ type: 'answer.typed', value })}
      />
    </AnsweredCommand>
  )
}
