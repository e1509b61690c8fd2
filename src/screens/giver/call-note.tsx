import { useSelector } from '@xstate/react'
import { Eraser } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { CALL_WORDS, CallOutcome } from '../../../contract/shared/call-notes.ts'
import { type callNoteMachine, hasChanges } from '../../../machines/giver/call-note.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { callOutcomes } from '../../words/call-notes.ts'
import { fullName } from '../../words/words.ts'
import { EntryForm } from '../patterns/entry-form.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof callNoteMachine> }

const FORM = 'call-note'
const options = CallOutcome.options.map((value) => ({ value, label: callOutcomes[value] }))

/** The window in which a giver notes what a call to a contact came to. */
export function CallNote({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { contact, outcome, words, errors } = state.context
  if (state.status === 'done') return null
  return (
    <EntryForm
      title={`Appel à ${fullName(contact)}`}
      id={FORM}
      isSaving={state.hasTag('busy')}
      hasChanges={hasChanges(state.context)}
      instead={
        state.matches('gone') ? (
          <Notice tone="warning">
            Cette personne n’est plus un contact de cette chasse : votre note ne peut plus être enregistrée.
          </Notice>
        ) : null
      }
      isDiscarding={state.matches('discarding')}
      onAnswer={actor.send}
      onClose={() => actor.send({ type: 'form.closed' })}
    >
      <form
        id={FORM}
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'form.submitted' })
        }}
      >
        <Trouble actor={actor} />
        <RadioGroup
          label="Ce que l’appel a donné"
          name="outcome"
          value={outcome ?? ''}
          options={options}
          error={errors['outcome']}
          onChange={(value) => actor.send({ type: 'outcome.chosen', outcome: CallOutcome.parse(value) })}
        />
        <TextField
          label="En quelques mots"
          optional
          hint="Par exemple : samedi, après 18 h."
          maxLength={CALL_WORDS}
          value={words}
          error={errors['text']}
          onChange={(value) => actor.send({ type: 'words.typed', value })}
        />
        {state.can({ type: 'note.cleared' }) ? (
          <div className="-ml-3">
            <Button variant="quiet" icon={Eraser} onClick={() => actor.send({ type: 'note.cleared' })}>
              Tout effacer
            </Button>
          </div>
        ) : null}
        <Text look="soft">Vous seul voyez cette note, mais la personne peut demander à la lire.</Text>
      </form>
    </EntryForm>
  )
}

/** Why the note is not saved, above its fields. */
function Trouble({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches({ editing: 'failed' }))
    return <FailureNotice>L’enregistrement n’a pas abouti. Votre saisie est encore à l’écran :</FailureNotice>
  if (!state.matches({ editing: 'refused' })) return null
  const { outcome: _, text: __, ...others } = state.context.errors
  return (
    <Notice tone="danger" title="Cette note ne peut pas être enregistrée ainsi.">
      {Object.values(others).flat().join(' ') || 'Corrigez ce qui est signalé ci-dessous.'}
    </Notice>
  )
}
