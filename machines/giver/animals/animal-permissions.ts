import type { EventFromLogic } from 'xstate'
import type { Animal } from '../../../contract/giver/animals.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { animalLifecycle } from '../../lifecycles/animal.ts'
import { nextStepOf } from './own-sample-draft.ts'

/** The commands on a noted animal, as the events of their buttons. */
export type AnimalCommand =
  | 'edition.requested'
  | 'deletion.requested'
  | 'departure.requested'
  | 'return.requested'
  | 'handOver.requested'

/** A window of one animal that the URL can name: its sheet, or an entry over it. */
export type AskedAnimal = { window: 'animal' | 'correction' | 'handover' | 'sample'; animalId: number }

/** `mayNote`: holds hunts.self.write. */
export type AnimalViewer = { hunt: Hunt; mayNote: boolean }

/** The lifecycle event of each command (`machines/lifecycles/animal.ts`). */
const deeds: Record<AnimalCommand, EventFromLogic<typeof animalLifecycle>['type']> = {
  'edition.requested': 'animal.foundFit',
  'deletion.requested': 'animal.deleted',
  'departure.requested': 'animal.withdrawn',
  'return.requested': 'animal.returned',
  'handOver.requested': 'animal.handedOver',
}

/**
 * Whether a command is offered: the hunt is not yet reported, the animal's lifecycle allows it, and no
 * sanitary rule bars a hand-over.
 */
export const isPermitted = (
  { hunt, mayNote }: AnimalViewer,
  animal: Animal,
  command: AnimalCommand,
): boolean =>
  mayNote &&
  hunt.hunt_state.code !== 'finished' &&
  (command !== 'handOver.requested' || !animal.demands?.some(({ is_barring }) => is_barring)) &&
  animalLifecycle.resolveState({ value: animal.state, context: {} }).can({ type: deeds[command] })

/**
 * Whether the giver may update the animal's sample. Possible after the report too, since results take
 * days.
 */
export const maySample = ({ mayNote }: AnimalViewer, animal: Animal): boolean =>
  mayNote && nextStepOf(animal) !== null

/** Whether a window named by the URL opens: only where its button would be. */
export const mayOpen = (viewer: AnimalViewer, animal: Animal, window: AskedAnimal['window']): boolean =>
  ({
    animal: true,
    correction: isPermitted(viewer, animal, 'edition.requested'),
    handover: isPermitted(viewer, animal, 'handOver.requested'),
    sample: maySample(viewer, animal),
  })[window]
