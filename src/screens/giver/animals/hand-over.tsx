import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { handOverMachine } from '../../../../machines/giver/animals/hand-over.ts'
import { foundBy } from '../../../../machines/giver/animals/hand-over-people.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { animalNamed } from '../../../words/animals.ts'
import { counted } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { HandOverConfirmation } from './hand-over-confirmation.tsx'
import { HandOverPerson } from './hand-over-person.tsx'

type Actor = ActorRefFrom<typeof handOverMachine>
type Props = { actor: Actor; specimenTypes: SpecimenType[] }

/** The choice of an animal's recipient: the contacts of the hunt, most likely first. */
export function HandOver({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { animal, reason } = state.context
  const isRefused = state.matches('refused')
  const close = () => actor.send({ type: isRefused ? 'command.closed' : 'window.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      title={`Remettre : ${animalNamed(animal, specimenTypes)}`}
      busy={state.matches('sending')}
      onClose={close}
      actions={<Button onClick={close}>{isRefused ? 'Fermer' : 'Annuler'}</Button>}
    >
      {state.matches('loading') ? (
        <Skeleton label="Lecture des contacts…" count={4} look="line" />
      ) : state.matches('unavailable') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
          Les contacts n’ont pas pu être lus.
        </FailureNotice>
      ) : isRefused ? (
        <Notice tone="warning">{reason}</Notice>
      ) : (
        <People actor={actor} />
      )}
      <HandOverConfirmation actor={actor} specimenTypes={specimenTypes} />
    </Dialog>
  )
}

function People({ actor }: { actor: Actor }) {
  const { people, text } = useSelector(actor, (snapshot) => snapshot.context)
  const { shown, others } = foundBy(people, text)
  if (people.length === 0)
    return (
      <Notice tone="info" still>
        Aucun contact identifié pour cette chasse. « J’informe » permet d’en rechercher.
      </Notice>
    )
  return (
    <div className="grid gap-3">
      <TextField
        label="Nom ou numéro de téléphone"
        value={text}
        maxLength={limits.search}
        autoComplete="off"
        onChange={(value) => actor.send({ type: 'search.typed', value })}
      />
      {shown.length === 0 ? <Text look="soft">Aucun résultat.</Text> : null}
      <ul aria-label="Qui a reçu cet animal ?" className="divide-y divide-line empty:hidden">
        {shown.map((person) => (
          <HandOverPerson
            key={person.id}
            person={person}
            onChoose={() => actor.send({ type: 'person.chosen', person })}
          />
        ))}
      </ul>
      {others > 0 ? (
        <Text look="soft">
          {`Et ${counted(others, 'autre personne', 'autres personnes')} : cherchez par le nom.`}
        </Text>
      ) : null}
    </div>
  )
}
