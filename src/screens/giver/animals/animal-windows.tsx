import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Animal } from '../../../../contract/giver/animals.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { animalWindowsMachine } from '../../../../machines/giver/animals/animal-windows.ts'
import { AnimalDeletion } from './animal-deletion.tsx'
import { AnimalForm } from './animal-form.tsx'
import { AnimalReturn } from './animal-return.tsx'
import { AnimalSheet } from './animal-sheet.tsx'
import { AnimalWithdrawal } from './animal-withdrawal.tsx'
import { HandOver } from './hand-over.tsx'
import { OwnSample } from './own-sample.tsx'

type Props = {
  actor: ActorRefFrom<typeof animalWindowsMachine>
  /** All animals of the hunt: boars may be pooled in one sample. */
  animals: Animal[]
  specimenTypes: SpecimenType[]
}

/** The window of an animal over the list, if any. */
export function AnimalWindows({ actor, animals, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { animalForm, animalDeletion, animalReturn, animalWithdrawal, handOver, ownSample } = state.children
  if (animalForm) return <AnimalForm actor={animalForm} specimenTypes={specimenTypes} />
  if (animalDeletion) return <AnimalDeletion actor={animalDeletion} specimenTypes={specimenTypes} />
  if (animalReturn) return <AnimalReturn actor={animalReturn} specimenTypes={specimenTypes} />
  if (animalWithdrawal) return <AnimalWithdrawal actor={animalWithdrawal} specimenTypes={specimenTypes} />
  if (handOver) return <HandOver actor={handOver} specimenTypes={specimenTypes} />
  if (ownSample) return <OwnSample actor={ownSample} specimenTypes={specimenTypes} />
  if (state.matches('viewing') && state.context.animal)
    return (
      <AnimalSheet
        actor={actor}
        animal={state.context.animal}
        animals={animals}
        specimenTypes={specimenTypes}
      />
    )
  return null
}
