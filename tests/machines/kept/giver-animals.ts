import { httpError } from '../../model/failures.ts'
import { listedBoar } from '../../models/pages/animals.ts'
import { after, answered, failed, from, type KeptByChart } from './kept.ts'

const informed = { id: 12, started_at: '2026-03-15', hunt_state: { code: 'informed' }, hunt_previsions: [] }
const shot = { id: 81, specimen_type_id: 1, tag: '18-0042', state: 'carcass', version: 1, sample: null }
const noting = { hunt: informed, mayNote: true, formKey: 'form' }
const animalsRead = answered('listAnimals', { animals: [shot], next_tags: [] })
const handing = { hunt: informed, contact: { id: 3 }, formKey: 'form' }
/** The animals were read, with a suggested tag for boars. */
const suggesting = (tag: string, animals: object[] = []) =>
  answered('listAnimals', { animals, next_tags: [{ specimen_type_id: 1, tag }] })
const notingOne = [
  answered('listAnimals', { animals: [], next_tags: [] }),
  { type: 'specimenType.chosen', typeId: 1 },
  { type: 'tag.typed', value: '18-0043' },
  { type: 'note.submitted' },
]

/** What is kept of the animals that are noted one by one. */
export const keptOfAnimals: KeptByChart = {
  animals: from(noting, [
    after(animalsRead).keeps({ animals: [shot] }),
    after(
      suggesting('18-0041'),
      { type: 'tag.typed', value: '18-0077' },
      'reading.requested',
      suggesting('18-0042'),
    ).keeps({ tag: '18-0077' }),
    // The list has it: it was noted, even if the answer was lost.
    after(
      suggesting('18-0041'),
      { type: 'tag.typed', value: '18-0042' },
      'reading.requested',
      suggesting('18-0043', [shot]),
    ).keeps({ tag: '18-0043' }),
    after(
      animalsRead,
      'note.submitted',
      failed('noteAnimal', httpError(422, { fields: { tag: ['Ce numéro est déjà pris.'] } })),
    ).keeps({ errors: { tag: ['Ce numéro est déjà pris.'] } }),
  ]),
  'person-hand-over': from(handing, [
    // A tag that was typed is not replaced by the suggested one when the list is read again.
    after(
      ...notingOne.slice(0, -1),
      { type: 'animal.picked', animal: listedBoar },
      'question.confirmed',
      answered('handAnimalOver', {}),
      suggesting('18-0099'),
    ).keeps({ tag: '18-0043' }),
    // Once it is noted, the next one is suggested.
    after(...notingOne, answered('noteAnimal', { id: 82 }), suggesting('18-0044')).keeps({ tag: '18-0044' }),
    after(
      ...notingOne,
      failed('noteAnimal', httpError(422, { fields: { tag: ['Ce bracelet est déjà noté.'] } })),
    ).keeps({ errors: { tag: ['Ce bracelet est déjà noté.'] }, tag: '18-0043' }),
  ]),
}
