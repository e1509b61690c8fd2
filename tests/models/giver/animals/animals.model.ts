import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { animalsMachine } from '../../../../machines/giver/animals/animals.ts'
import { commonFailures, httpError, rareFailures } from '../../../model/failures.ts'
import { flow } from '../../../model/model.ts'
import { type Person, without, showing } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { boarName, listedBoar, onSheet, openBoar } from '../../pages/animals.ts'
import { atHome, called, finished, informed } from '../../pages/giver.ts'
import { refusals } from '../../patterns/entry-form.ts'

type State = SnapshotFrom<typeof animalsMachine>

const title = /^Animaux - Chasse du/
const window = (person: Person) => person.within('dialog', title)
const listed = listedBoar
const boars = { specimen_type_id: 1, tag: 'SA 0452' }
const start = { animals: [listed], next_tags: [boars] }
/** The server's list after the animal of the snapshot was noted. */
const withNoted = ({ context: { noted, typeId, tag } }: State) => ({
  animals: [
    listed,
    {
      ...listed,
      id: noted!,
      sex: null,
      weight: null,
      specimen_type_id: typeId!,
      tag: tag || null,
      state: tag === '' && typeId !== 1 ? ('noted' as const) : ('available' as const),
    },
  ],
  next_tags: [tag === boars.tag ? { ...boars, tag: 'SA 0453' } : boars],
})
const taken = ['Ce bracelet est déjà noté cette saison dans votre fédération.']

const seesNote = async (person: Person, { context }: State) => {
  const { typeId, tag, hunt, mayNote } = context
  if (!mayNote || hunt.hunt_state.code === 'finished') {
    await window(person).doesNotSee('button', 'Noter')
    return
  }
  await window(person).sees('combobox', 'Gibier')
  await window(person).seesText(typeId === 2 ? 'Chevreuil' : 'Sanglier')
  await window(person).seesValue('Bracelet', tag)
  await window(person).sees('button', 'Noter')
}
const seesList = async (person: Person, state: State) => {
  const { animals } = state.context
  if (animals.length === 0) await window(person).seesText('Aucun animal noté.')
  else {
    const list = window(person).within('list', 'Animaux notés')
    await list.seesText(boarName)
    await list.seesText('femelle, 58 kg')
    await list.seesText('À remettre')
    if (animals.some((animal) => animal.state === 'noted')) await list.seesText('Bracelet à noter')
  }
  await seesNote(person, state)
  await window(person).sees('button', 'Fermer')
}

export const animals = flow(animalsMachine, {
  name: 'animals',
  inputs: [
    { hunt: informed, mayNote: true, asked: null, formKey: 'form' },
    { hunt: finished[0]!, mayNote: true, asked: null, formKey: 'form' },
  ],
  key: ({ context: { typeId, tag, errors, reason, noted, animals: rows } }) => [
    typeId,
    tag,
    errors,
    reason,
    noted === null,
    rows.length,
  ],
  samples: {
    events: {
      'specimenType.chosen': [{ typeId: 2 }],
      'tag.typed': [{ value: 'SA 0777' }],
    },
    answers: { noteAnimal: [{ id: 10_001 }] },
    failures: {
      noteAnimal: refusals({ tag: taken }, httpError(409)),
      deleteAnimal: [...commonFailures(), httpError(404), httpError(409), ...rareFailures()],
    },
    others: {
      'xstate.done.actor.listAnimals': (state) => {
        const { context } = state as State
        if (context.hunt.hunt_state.code === 'finished') return [{ output: { ...start, animals: [] } }]
        return [{ output: context.noted === null ? start : withNoted(state as State) }]
      },
    },
  },
  machineOnly: { inputs: [{ hunt: informed, mayNote: false, asked: null, formKey: 'form' }] },
  gestures: {
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
    'reading.requested': (driver) => window(driver as Person).click('button', 'Actualiser'),
    'animals.changed': async (driver) => {
      await openBoar(driver)
      await onSheet(driver, 'Corriger')
      await driver.fill('Numéro de la fiche d’accompagnement', 'F 12')
      await driver.click('button', 'Enregistrer')
      await driver.answer('updateAnimal')
    },
    'specimenType.chosen': (driver) => driver.choose('Gibier', 'Chevreuil'),
    'tag.typed': (driver, { value }) => driver.fill('Bracelet', value),
    'note.submitted': (driver) => driver.click('button', 'Noter'),
    'window.closed': (driver) => driver.press('Escape'),
    'note.undone': (driver) => driver.click('button', 'Effacer cet animal'),
  },
  expects: {
    loading: async (person, { context }) => {
      if (context.animals.length === 0) await window(person).seesText('Lecture des animaux…')
      await window(person).doesNotSee('button', 'Noter')
    },
    unavailable: async (person) => {
      await window(person).seesText('Les animaux n’ont pas pu être lus.')
      await window(person).doesNotSee('button', 'Noter')
    },
    'listed.fresh': showing(seesList, without('button', 'Effacer cet animal')),
    'listed.noted': async (person, state) => {
      await seesList(person, state)
      await window(person).seesText(/noté\./)
      await window(person).sees('button', 'Effacer cet animal')
    },
    'listed.refused': async (person, state) => {
      await seesList(person, state)
      for (const message of Object.values(state.context.errors).flat()) await person.seesText(message)
    },
    'listed.rejected': async (person, state) => {
      await seesList(person, state)
      await person.seesText(state.context.reason)
    },
    'listed.failed': showing(seesList, 'L’animal n’a pas pu être noté. Votre saisie est encore à l’écran'),
    'listed.kept': showing(seesList, 'L’animal n’a pas pu être effacé. Vérifiez votre réseau', [
      'button',
      'Effacer cet animal',
    ]),
    noting: (person) => person.sees('button', 'Enregistrement…'),
    undoing: (person) => window(person).seesText('L’animal est effacé…'),
  },
  screen: async () => {
    const { Animals } = await import('../../../../src/screens/giver/animals/animals.tsx')
    return ({ actor }) => createElement(Animals, { actor, specimenTypes })
  },
  browser: {
    as: 'giver',
    navigate: async (driver, { input }) => {
      await atHome(driver)
      await driver.interceptCalls()
      await driver.click('button', `Animaux de ${called(input.hunt)}`)
    },
  },
})
