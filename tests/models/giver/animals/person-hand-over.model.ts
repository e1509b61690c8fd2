import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { oneMore } from '../../../../machines/giver/animals/person-animals.ts'
import { personHandOverMachine } from '../../../../machines/giver/animals/person-hand-over.ts'
import { httpError } from '../../../model/failures.ts'
import { flow } from '../../../model/model.ts'
import { type Person, showing } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { luc } from '../../../world/people.ts'
import { boarName, handedBoar, listedBoar, untaggedRoe } from '../../pages/animals.ts'
import { atHome, called, contactOf, contactsOf, informed } from '../../pages/giver.ts'
import { commandAssertions, commandGestures } from '../../patterns/confirmed-command.ts'
import { answering, ends } from '../../patterns/ended-windows.ts'
import { refusals } from '../../patterns/entry-form.ts'

type State = SnapshotFrom<typeof personHandOverMachine>

const contact = contactsOf(informed).find(({ id }) => id === contactOf(informed, luc))!
const next = { specimen_type_id: 1, tag: 'SA 0452' }
const texts = {
  question: 'Remis à Luc Petit ?',
  confirm: 'C’est dit, remettre',
  consequence: 'Vous pourrez l’annuler tant que votre fédération n’est pas informée.',
  busy: 'Enregistrement…',
  failed: 'La remise n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
}
const seen = commandAssertions(texts)
const title = 'Remis à Luc Petit'
const window = (person: Person) => person.within('dialog', title)
const taken = ['Ce bracelet est déjà noté cette saison dans votre fédération.']

/** The server's list: before a note, after it, and once Luc received the boar. */
const listed = ({ context: { noted, animal, tag, typeId } }: State) => {
  const boar = animal?.id === listedBoar.id ? handedBoar : listedBoar
  const entry = { ...listedBoar, id: noted ?? 0, tag: tag || null, specimen_type_id: typeId ?? 1 }
  return { animals: noted === null ? [boar] : [boar, entry], next_tags: [next] }
}

/** Whether the boar is the only animal, and still free or handed over to Luc. */
const boarsOf = ({ context: { animals } }: State) => ({
  free: animals.length === 1 && animals[0]?.receiver === null,
  handed: animals.length === 1 && animals[0]?.receiver !== null,
})

const another = `Un de plus : Sanglier ${next.tag}`

const seesEntry = async (person: Person, { context }: State) => {
  const { typeId, tag, animals } = context
  await (oneMore(context) === null
    ? window(person).doesNotSee('button', another)
    : window(person).sees('button', another))
  const hasBoar = animals.some(({ receiver }) => receiver === null)
  if (hasBoar) await window(person).within('list', 'Quel animal ?').seesText('Sanglier')
  if (animals.some(({ receiver }) => receiver !== null)) {
    await window(person).within('list', 'Déjà remis à cette personne').seesText(boarName)
    await window(person).sees('button', `Annuler la remise : ${boarName}`)
  }
  await window(person).seesText(typeId === untaggedRoe.specimen_type_id ? 'Chevreuil' : 'Sanglier')
  await window(person).seesValue('Bracelet', tag)
  await window(person).sees('button', 'Noter et remettre')
}

export const personHandOver = flow(personHandOverMachine, {
  name: 'person-hand-over',
  input: { hunt: informed, contact, formKey: 'form' },
  key: ({ context: { animals, typeId, tag, animal, noted, told, isRepeated, errors, reason } }) => [
    animals.map(({ state }) => state),
    typeId,
    tag,
    animal?.id,
    noted === null,
    told === null,
    isRepeated,
    Object.keys(errors),
    reason,
  ],
  samples: {
    events: {
      'animal.picked': (state) => (boarsOf(state as State).free ? [{ animal: listedBoar }] : []),
      'return.requested': (state) => (boarsOf(state as State).handed ? [{ animal: handedBoar }] : []),
      'specimenType.chosen': (state) =>
        boarsOf(state as State).free && state.context['typeId'] === 1 ? [{ typeId: 2 }] : [],
      'tag.typed': ({ context }) => (context['tag'] === '' ? [{ value: 'SA 0888' }] : []),
    },
    answers: {
      noteAnimal: [{ id: 10_001 }],
      animalReturn: ends,
    },
    failures: {
      noteAnimal: refusals({ tag: taken }, httpError(409)),
    },
    others: {
      'xstate.done.actor.listAnimals': (state) => [{ output: listed(state as State) }],
    },
  },
  machineOnly: {
    samples: {
      'animal.picked': [{ animal: handedBoar }],
      'return.requested': [{ animal: listedBoar }],
    },
  },
  gestures: {
    ...commandGestures(texts),
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
    'animal.picked': (driver) => window(driver).click('button', `Remettre ${boarName}`),
    'return.requested': (driver) => window(driver).click('button', `Annuler la remise : ${boarName}`),
    'specimenType.chosen': (driver) => window(driver).choose('Gibier', 'Chevreuil'),
    'tag.typed': (driver, { value }) => window(driver).fill('Bracelet', value),
    'note.submitted': (driver) => window(driver).click('button', 'Noter et remettre'),
    'another.requested': (driver) => window(driver).click('button', another),
    'window.closed': (driver) => window(driver).click('button', 'Fermer'),
    'command.closed': (driver, _, state) =>
      state.matches('refused')
        ? window(driver).click('button', 'Fermer')
        : driver.within('alertdialog', texts.question).click('button', 'Annuler'),
  },
  endings: {
    'xstate.done.actor.animalReturn': answering('Annuler ce qui est noté', 'takeAnimalBack'),
  },
  expects: {
    loading: (person, { context }) =>
      context.animals.length === 0
        ? window(person).seesText('Lecture des animaux…')
        : window(person).doesNotSee('button', 'Noter et remettre'),
    unavailable: (person) => window(person).seesText('Les animaux n’ont pas pu être lus.'),
    'choosing.fresh': seesEntry,
    'choosing.untagged': async (person, state) => {
      await seesEntry(person, state)
      const { tag } = state.context
      if (tag === '')
        await window(person).seesText('Notez le bracelet : sans lui, seul un sanglier peut être remis ici.')
    },
    'choosing.refused': async (person, state) => {
      await seesEntry(person, state)
      for (const message of Object.values(state.context.errors).flat()) await person.seesText(message)
    },
    'choosing.rejected': async (person, state) => {
      await seesEntry(person, state)
      await person.seesText(state.context.reason)
    },
    'choosing.failed': showing(seesEntry, 'L’animal n’a pas pu être noté. Votre saisie est encore à l’écran'),
    noting: (person) => person.sees('button', 'Enregistrement…'),
    confirming: async (person, { context: { animal } }) => {
      const isBoar = animal?.specimen_type_id === 1
      const question = person.within('alertdialog', texts.question)
      await question.sees('button', isBoar ? texts.confirm : 'Remettre')
      await question.seesText(texts.consequence)
      if (isBoar) await question.seesText('71 °C au moins')
    },
    handingOver: (person) => person.sees('button', texts.busy),
    failed: seen.failed,
    refused: (person, { context }) => window(person).seesText(context.reason),
    returning: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
  },
  screen: async () => {
    const { PersonHandOver } = await import('../../../../src/screens/giver/animals/person-hand-over.tsx')
    return ({ actor }) => createElement(PersonHandOver, { actor, specimenTypes })
  },
  browser: {
    as: 'giver',
    extraCalls: ['takeAnimalBack'],
    navigate: async (driver) => {
      await atHome(driver)
      await driver.click('button', `Contacts de ${called(informed)}`)
      await driver.click('button', 'Luc Petit')
      await driver.sees('button', 'Remis…')
      await driver.interceptCalls()
      await driver.click('button', 'Remis…')
    },
  },
})
