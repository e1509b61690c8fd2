import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { animalFormMachine } from '../../../../machines/giver/animals/animal-form.ts'
import { flow } from '../../../model/model.ts'
import { httpError } from '../../../model/failures.ts'
import { type Person, showing } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { onBoar, boarName, handedBoar, listedBoar } from '../../pages/animals.ts'
import { formAssertions, formGestures, refusals } from '../../patterns/entry-form.ts'
import { informed } from '../../pages/giver.ts'

type State = SnapshotFrom<typeof animalFormMachine>

const labels = {
  specimen_type_id: 'Gibier',
  tag: 'Bracelet',
  sex: 'Sexe',
  weight: 'Poids estimé, en kilos',
  killed_at: 'Heure du prélèvement',
  examination: 'Examen initial',
  examiner_name: 'Nom de la personne qui a examiné',
  examiner_number: 'Son numéro, donné par la fédération',
  sheet: 'Numéro de la fiche d’accompagnement',
}
const changed = { ...listedBoar, weight: 71, version: 2 }
const gone = 'Cet animal est introuvable : il a peut-être été effacé.'

const seesFields = async (person: Person, { context: { draft } }: State) => {
  const window = person.within('dialog', `Corriger : ${boarName}`)
  await window.sees('combobox', 'Gibier')
  await window.seesValue('Bracelet', draft.tag)
  await window.seesValue(labels.weight, draft.weight)
  await window.seesValue(labels.sheet, draft.sheet)
  await window.seesChecked('Femelle', draft.sex === 'female')
  await window.seesChecked('Fait, anomalie', draft.examination === 'doubtful')
  if (draft.examination === 'none') await window.doesNotSee('textbox', labels.examiner_name)
  else await window.seesValue(labels.examiner_name, draft.examiner_name)
}
const assertions = formAssertions(seesFields, 'Cet animal ne peut pas être enregistré ainsi.', gone)

export const animalForm = flow(animalFormMachine, {
  name: 'animal-form',
  startsAnew: 'le message est celui du dernier refus',
  input: { hunt: informed, animal: listedBoar },
  key: ({ context: { draft, animal, errors, isSent } }) => [draft, animal.version, errors, isSent],
  samples: {
    events: {
      'field.typed': [
        { field: 'weight', value: '64' },
        { field: 'examination', value: 'doubtful' },
      ],
    },
    answers: {
      // The server's own answer contains the current animal, which is not newer.
      listAnimals: [
        { animals: [listedBoar], next_tags: [] },
        { animals: [changed], next_tags: [] },
        { animals: [{ ...handedBoar, version: 2 }], next_tags: [] },
      ],
    },
    failures: {
      updateAnimal: refusals(
        { killed_at: ['Cette heure n’est pas encore passée.'] },
        httpError(409, { message: gone }),
        httpError(404, { message: gone }),
      ),
    },
  },
  gestures: {
    ...formGestures,
    'field.typed': (driver, { field, value }) =>
      field === 'examination' ? driver.check('Fait, anomalie') : driver.fill(labels[field], value),
  },
  expects: {
    'editing.fresh': assertions['editing.fresh'],
    'editing.incomplete': assertions['editing.incomplete'],
    'editing.refused': assertions['editing.refused'],
    'editing.failed': assertions['editing.failed'],
    'editing.resumed': assertions['editing.resumed'],
    'editing.stale': showing(
      seesFields,
      'Cet animal a été modifié entre-temps',
      'femelle, 71 kg',
      'Votre saisie est encore à l’écran',
    ),
    discarding: assertions.discarding,
    updating: assertions.updating,
    rereading: assertions.updating,
    outdated: assertions.outdated,
  },
  screen: async () => {
    const { AnimalForm } = await import('../../../../src/screens/giver/animals/animal-form.tsx')
    return ({ actor }) => createElement(AnimalForm, { actor, specimenTypes })
  },
  browser: onBoar('Corriger'),
})
