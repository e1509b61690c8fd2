import { today } from '../support/in-world.ts'
import { ownSample } from './matrix-callers.ts'
import { givers, owned, planners, type Row } from './matrix-rows.ts'

/** Rows of the matrix: the animals of a giver's hunts, and the giver's samples of them. */
export const animalRows = {
  listAnimals: { who: givers, rows: owned(2, 21) },
  noteAnimal: { who: planners, rows: owned(2, 21), sends: { specimen_type_id: 1 } },
  updateAnimal: { who: planners, rows: owned(1, 2), sends: { specimen_type_id: 1, version: 1 } },
  deleteAnimal: { who: planners, rows: owned(1, 2) },
  takeAnimalBack: { who: planners, rows: owned(1, 2) },
  withdrawAnimal: { who: planners, rows: owned(1, 2), sends: { withdrawal: 'kept' } },
  handAnimalOver: { who: planners, rows: owned(1, 2), sends: { contact_id: 1 }, status: 422 },
  noteOwnSample: {
    who: planners,
    rows: owned(2, 21),
    sends: { animal_ids: [1], site: 'tongue', taken_on: today },
    status: (_, which) => (which === 'near' ? 200 : 422),
  },
  sendOwnSample: {
    who: planners,
    rows: owned(ownSample, 1),
    sends: { laboratory: 'LDA', reference: 'LDA-81', sent_on: today, version: 1 },
  },
} satisfies Record<string, Row>
