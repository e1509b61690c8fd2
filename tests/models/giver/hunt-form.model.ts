import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { huntFormMachine } from '../../../machines/giver/hunt-form.ts'
import { dayAfter } from '../../../contract/days.ts'
import { dayInWords } from '../../../src/words/words.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { giverRecord, specimenTypes, territories } from '../../world/answers.ts'
import { formGestures, formAssertions, refusals } from '../patterns/entry-form.ts'
import { atHome, called, finished, planned } from '../pages/giver.ts'
import { today } from '../../world/today.ts'
import { retry } from '../patterns/paged-list.ts'

type State = SnapshotFrom<typeof huntFormMachine>

const other = territories[1]!
const soon = dayAfter(today, 14)
const refused = refusals({ started_at: ['Choisissez une date à partir d’aujourd’hui.'] })
const isPlanned = ({ context: { hunt } }: State) => hunt?.hunt_state.code === 'planned'
const titleOf = (state: State) => (isPlanned(state) ? 'Modifier la chasse' : 'Prévoir une chasse')
const past = finished[0]!
const input = { today, mainCityId: territories[0]!.id, formKey: 'form' }
const boar = /^Sangliers?$/

const seesFields = async (person: Person, state: State) => {
  const { startedAt, quantities, isWolfhunter } = state.context
  const window = person.within('dialog', titleOf(state))
  await window.seesValue('Date', startedAt)
  await window.sees('combobox', 'Territoire')
  await window.sees('group', 'Gibiers attendus')
  // Only wolfhunters have the checkbox.
  if (isWolfhunter) await window.seesChecked('Chasse administrative', true)
  const count = quantities[1] ?? 0
  await window.seesValue(count > 1 ? 'Sangliers' : 'Sanglier', String(count))
  const whom = 'quel que soit le gibier qu’elles recherchent.'
  if (Object.values(quantities).some((quantity) => quantity > 0)) await window.doesNotSeeText(whom)
  else await window.seesText(whom)
  if (isPlanned(state)) await window.seesDisabled('combobox', 'Territoire')
  await window.sees('button', 'Annuler')
}
const assertions = formAssertions(
  seesFields,
  'Impossible d’enregistrer cette chasse.',
  'Cette chasse a déjà eu lieu ou n’existe plus : elle ne peut plus être modifiée.',
)

export const huntForm = flow(huntFormMachine, {
  name: 'hunt-form',
  inputs: [
    { ...input, hunt: null },
    { ...input, hunt: planned },
    { ...input, hunt: past },
  ],
  machineOnly: { inputs: [{ ...input, hunt: null, mainCityId: null }] },
  key: ({ context: { startedAt, cityId, errors, territories: read, isSent } }) => [
    startedAt,
    cityId === null,
    Object.keys(errors).length > 0,
    read.length,
    isSent,
  ],
  samples: {
    events: {
      'date.chosen': [{ value: soon }, { value: dayAfter(today, -1) }],
      'territory.chosen': [{ cityId: other.id }],
      'wolfhunt.marked': ({ context }) => [{ marked: !context.isWolfhunter }],
      'quantity.chosen': [{ specimenTypeId: 1, quantity: 10 }],
    },
    answers: {
      readGiver: [giverRecord],
      createHunt: [{ id: 9 }],
    },
    failures: { createHunt: refused, updateHunt: refused },
  },
  gestures: {
    'date.chosen': (driver, { value }) => driver.fill('Date', value),
    'territory.chosen': (driver) => driver.choose('Territoire', other.label_full),
    'wolfhunt.marked': (driver) => driver.check('Chasse administrative'),
    'quantity.chosen': (driver) => driver.choose(boar, '10+'),
    ...formGestures,
    'contacts.requested': (driver) => driver.click('button', 'Voir les contacts'),
    'loading.retried': (driver) => driver.click('button', retry),
    'form.closed': (driver, event, state) =>
      state.matches('editing')
        ? formGestures['form.closed'](driver, event, state)
        : driver.click('button', 'Fermer'),
  },
  expects: {
    loading: (person, state) =>
      person.within('dialog', titleOf(state)).seesText('Lecture de vos territoires…'),
    unavailable: (person) => person.seesText('Vos territoires n’ont pas pu être lus.'),
    ...assertions,
    planned: async (person, { context: { startedAt, cityId } }) => {
      const window = person.within('dialog', 'Votre chasse est prévue')
      const { label_full } = territories.find(({ id }) => id === cityId)!
      await window.seesText(`Elle aura lieu le ${dayInWords(startedAt)} à ${label_full}.`)
    },
    'editing.incomplete': async (person, state) => {
      await assertions['editing.incomplete'](person, state)
      const { startedAt, cityId, errors } = state.context
      const isReproached = 'started_at' in errors
      if (isReproached && startedAt === '') await person.seesText('Choisissez une date.')
      else if (isReproached && startedAt < today)
        await person.seesText('Choisissez une date à partir d’aujourd’hui.')
      else await person.doesNotSeeText('Choisissez une date')
      if (cityId === null) await person.seesText('Choisissez un territoire.')
    },
  },
  screen: async () => {
    const { HuntForm } = await import('../../../src/screens/giver/hunt-form.tsx')
    return ({ actor }) => createElement(HuntForm, { actor, specimenTypes, isWolfhunter: true })
  },
  browser: {
    as: 'giver',
    navigate: async (driver, { input: { hunt } }) => {
      await atHome(driver)
      await driver.interceptCalls()
      if (hunt?.hunt_state.code === 'finished') {
        await driver.click('button', `Plus, pour ${called(hunt)}`)
        return driver.click('button', `Dupliquer ${called(hunt)}`)
      }
      await driver.click('button', hunt ? `Modifier ${called(hunt)}` : 'Prévoir une chasse')
    },
    // Only wolfhunters see the checkbox, and giver@ is not one.
    unreachable: ({ type }) => type === 'wolfhunt.marked',
  },
})
