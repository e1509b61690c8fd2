import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { BOAR, type SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { FieldErrors } from '../../../../machines/patterns/field-errors.ts'
import type { personHandOverMachine } from '../../../../machines/giver/animals/person-hand-over.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { NoteForm } from './note-form.tsx'

type Actor = ActorRefFrom<typeof personHandOverMachine>
type Props = { actor: Actor; specimenTypes: SpecimenType[] }

const FORM = 'person-note'

const untagged: FieldErrors = {
  tag: ['Notez le bracelet : sans lui, seul un sanglier peut être remis ici.'],
}

/** The entry of an animal that is not noted yet, and what became of it. */
export function PersonNote({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { typeId, tag, errors, reason, isRepeated } = state.context
  const isRefused = state.matches({ choosing: 'refused' })
  const isNoting = state.matches('noting')
  const isUntagged = state.matches({ choosing: 'untagged' }) && typeId !== BOAR && tag.trim() === ''
  const { specimen_type_id: _, tag: __, ...others } = errors
  return (
    <section className="grid gap-3">
      <Heading level={3}>Un animal pas encore noté</Heading>
      <Text look="soft">Un sanglier peut être noté sans bracelet.</Text>
      <NoteForm
        id={FORM}
        typeId={typeId}
        tag={tag}
        errors={isRefused ? errors : isUntagged ? untagged : {}}
        disabled={state.hasTag('busy')}
        specimenTypes={specimenTypes}
        onType={(chosen) => actor.send({ type: 'specimenType.chosen', typeId: chosen })}
        onTag={(value) => actor.send({ type: 'tag.typed', value })}
        onSubmit={() => actor.send({ type: 'note.submitted' })}
      />
      {state.matches('choosing') || isNoting ? (
        <div>
          <Button
            variant="primary"
            busy={isNoting && !isRepeated}
            busyLabel="Enregistrement…"
            locked={isNoting}
            type="submit"
            form={FORM}
          >
            Noter et remettre
          </Button>
        </div>
      ) : null}
      {isRefused && Object.keys(others).length > 0 ? (
        <Notice tone="danger">{Object.values(others).flat().join(' ')}</Notice>
      ) : null}
      {state.matches({ choosing: 'rejected' }) ? <Notice tone="warning">{reason}</Notice> : null}
      {state.matches({ choosing: 'failed' }) ? (
        <FailureNotice>L’animal n’a pas pu être noté. Votre saisie est encore à l’écran :</FailureNotice>
      ) : null}
    </section>
  )
}
