import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { huntFormMachine } from '../../../machines/giver/hunt-form.ts'
import { dayAfter } from '../../../contract/days.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { giverRecord, specimenTypes, territories } from '../../world/answers.ts'
import { formGestures, formAssertions, refusals } from '../patterns/entry-form.ts'
import { atHome, called, planned } from '../pages/giver.ts'
import { today } from '../../world/today.ts'

type State = SnapshotFrom<typeof huntFormMachine>
type Input = { hunt: typeof planned | null }

const other = territories[1]!
const soon = dayAfter(today, 14)
const past = refusals({ started_at: ['Choisissez une date à partir d’aujourd’hui.'] })
const titleOf = ({ context }: State) => (context.hunt ? 'Modifier la chasse' : 'Prévoir une chasse')
const boar = /^Sangliers?$/

const seesFields = async (person: Person, state: State) => {
  const { hunt, startedAt, quantities, isWolfhunter } = state.context
  const window = person.within('dialog', titleOf(state))
  await window.seesValue('Date', startedAt)
  await window.sees('combobox', 'Territoire')
  await window.sees('group', 'Gibiers attendus')
  // Only a lieutenant de louveterie has the box.
  if (isWolfhunter) await window.seesChecked('Chasse administrative', true)
  const count = quantities[1] ?? 0
  await window.seesValue(count > 1 ? 'Sangliers' : 'Sanglier', String(count))
  if (hunt) await window.seesDisabled('combobox', 'Territoire')
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
    { hunt: null, today, formKey: 'form' },
    { hunt: planned, today, formKey: 'form' },
  ],
  key: ({ context: { startedAt, cityId, errors, territories: read, isSent } }) => [
    startedAt,
    cityId,
    errors,
    read,
    isSent,
  ],
  samples: {
    events: {
      'date.chosen': [{ value: soon }, { value: dayAfter(today, -1) }],
      'territory.chosen': [{ cityId: other.id }],
      'wolfhunt.marked': [],
      'quantity.chosen': [{ specimenTypeId: 1, quantity: 10 }],
    },
    answers: {
      readGiver: [giverRecord],
      createHunt: [undefined],
      updateHunt: [undefined],
    },
    failures: { createHunt: past, updateHunt: past },
    others: { 'wolfhunt.marked': ({ context }) => [{ marked: !context.isWolfhunter }] },
  },
  gestures: {
    'date.chosen': (driver, { value }) => driver.fill('Date', value),
    'territory.chosen': (driver) => driver.choose('Territoire', other.label_full),
    'wolfhunt.marked': (driver) => driver.check('Chasse administrative'),
    'quantity.chosen': (driver) => driver.choose(boar, '10+'),
    ...formGestures,
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
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
    'editing.incomplete': async (person, state) => {
      await assertions['editing.incomplete'](person, state)
      const { startedAt, cityId } = state.context
      if (startedAt === '') await person.seesText('Choisissez une date.')
      else if (startedAt < today) await person.seesText('Choisissez une date à partir d’aujourd’hui.')
      if (cityId === null) await person.seesText('Choisissez un territoire.')
    },
  },
  screen: async () => {
    const { HuntForm } = await import('../../../src/screens/giver/hunt-form.tsx')
    return ({ actor }) => createElement(HuntForm, { actor, specimenTypes, isWolfhunter: true })
  },
  browser: {
    as: 'giver',
    navigate: async (driver, { input }) => {
      const { hunt } = input as Input
      await atHome(driver)
      await driver.interceptCalls()
      await driver.click('button', hunt ? `Modifier ${called(hunt)}` : 'Prévoir une chasse')
    },
    // Only a lieutenant de louveterie sees the box; giver@ is none.
    unreachable: ({ type }) => type === 'wolfhunt.marked',
  },
})
