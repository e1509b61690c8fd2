import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import { animalsFor, isReturnable, oneMore } from '../../../../machines/giver/animals/person-animals.ts'
import type { personHandOverMachine } from '../../../../machines/giver/animals/person-hand-over.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { animalNamed } from '../../../words/animals.ts'
import { fullName } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { AnimalReturn } from './animal-return.tsx'
import { HandOverQuestion } from './hand-over-question.tsx'
import { PersonAnimals } from './person-animals.tsx'
import { PersonNote } from './person-note.tsx'

type Actor = ActorRefFrom<typeof personHandOverMachine>
type Props = { actor: Actor; specimenTypes: SpecimenType[] }

/** « Remis à … »: what one person took, noted after a phone call. */
export function PersonHandOver({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { contact, animals, animal, reason } = state.context
  const { animalReturn } = state.children
  const isRefused = state.matches('refused')
  const isNoting = state.matches('noting')
  const isConfirming = state.matches('confirming')
  const hasFailed = state.matches('failed')
  const isHandingOver = state.matches('handingOver')
  const close = () => actor.send({ type: isRefused ? 'command.closed' : 'window.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      title={`Remis à ${fullName(contact)}`}
      busy={isNoting || isHandingOver}
      onClose={close}
      actions={
        <>
          <Another actor={actor} specimenTypes={specimenTypes} />
          <Button disabled={!isRefused && !state.can({ type: 'window.closed' })} onClick={close}>
            Fermer
          </Button>
        </>
      }
    >
      {state.matches('loading') && animals.length === 0 ? (
        <Skeleton label="Lecture des animaux…" count={3} look="line" />
      ) : state.matches('unavailable') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
          Les animaux n’ont pas pu être lus.
        </FailureNotice>
      ) : isRefused ? (
        <Notice tone="warning">{reason}</Notice>
      ) : (
        <div className="grid gap-5">
          <Taken actor={actor} specimenTypes={specimenTypes} />
          <PersonNote actor={actor} specimenTypes={specimenTypes} />
        </div>
      )}
      {animal && (isConfirming || hasFailed || isHandingOver) ? (
        <HandOverQuestion
          animal={animal}
          person={contact}
          specimenTypes={specimenTypes}
          hasFailed={hasFailed}
          busy={isHandingOver}
          onCancel={() => actor.send({ type: isConfirming ? 'question.cancelled' : 'command.closed' })}
          onConfirm={() => actor.send({ type: isConfirming ? 'question.confirmed' : 'command.retried' })}
        />
      ) : null}
      {animalReturn ? <AnimalReturn actor={animalReturn} specimenTypes={specimenTypes} /> : null}
    </Dialog>
  )
}

/**
 * One more like the animal handed over last, in one tap; nothing where it would have to be chosen. While a
 * hand-over is under way the button stays, so that it keeps the focus for the next one.
 */
function Another({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { told, isRepeated } = state.context
  const more = oneMore(state.context)
  const isUnderWay = told !== null && state.hasTag('busy')
  if (!isUnderWay && (more === null || !state.matches('choosing'))) return null
  const name = more && animalNamed({ specimen_type_id: more.typeId, tag: more.tag || null }, specimenTypes)
  return (
    <Button
      busy={isUnderWay && (name === null || isRepeated)}
      busyLabel="Enregistrement…"
      locked={isUnderWay}
      onClick={() => actor.send({ type: 'another.requested' })}
    >
      {`Un de plus : ${name}`}
    </Button>
  )
}

/** The animals of the hunt: to hand over, barred, and received by this person. */
function Taken({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunt, contact, animals } = state.context
  const { givable, barred, received } = animalsFor(hunt, animals, contact.id)
  const isLocked = !state.matches('choosing')
  return (
    <>
      <PersonAnimals
        title="Quel animal ?"
        animals={givable}
        specimenTypes={specimenTypes}
        action={(animal, name) => (
          <Button
            aria-label={`Remettre ${name}`}
            locked={isLocked}
            onClick={() => actor.send({ type: 'animal.picked', animal })}
          >
            Remettre
          </Button>
        )}
      />
      <PersonAnimals
        title="Déjà remis à cette personne"
        animals={received}
        specimenTypes={specimenTypes}
        action={(animal, name) =>
          isReturnable(hunt, animal, contact.id) ? (
            <Button
              variant="quiet"
              aria-label={`Annuler la remise : ${name}`}
              locked={isLocked}
              onClick={() => actor.send({ type: 'return.requested', animal })}
            >
              Annuler
            </Button>
          ) : null
        }
      />
      <PersonAnimals title="À ne pas remettre encore" animals={barred} specimenTypes={specimenTypes} told />
    </>
  )
}
