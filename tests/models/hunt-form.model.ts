import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { huntFormMachine } from '../../machines/hunt-form.ts'
import { dayAfter } from '../../contract/days.ts'
import { answered, anyFailure, rareFailure } from '../failures.ts'
import { flow } from '../model.ts'
import type { Person } from '../person.ts'
import { specimenTypes, territories } from '../world/answers.ts'
import { atHome, called, planned, today } from './giver-space.ts'

type State = SnapshotFrom<typeof huntFormMachine>
type Input = { hunt: typeof planned | null }

const other = territories[1]!
const soon = dayAfter(today, 14)
const refusals = [
  ...anyFailure(),
  answered(422, { fields: { started_at: ['Choisissez une date à partir d’aujourd’hui.'] } }),
  ...rareFailure(),
]
const titleOf = ({ context }: State) => (context.hunt ? 'Modifier la chasse' : 'Prévoir une chasse')
const boar = /^Sangliers?$/

const seesFields = async (person: Person, state: State) => {
  const { hunt, startedAt, quantities } = state.context
  const window = person.within('dialog', titleOf(state))
  await window.seesValue('Date', startedAt)
  await window.sees('combobox', 'Territoire')
  await window.sees('group', 'Gibiers attendus')
  const count = quantities[1] ?? 0
  await window.seesValue(count > 1 ? 'Sangliers' : 'Sanglier', String(count))
  if (hunt) await window.seesDisabled('combobox', 'Territoire')
  await window.sees('button', 'Annuler')
}
const seesTrouble = async (person: Person, state: State) => {
  await seesFields(person, state)
  await person.seesText('Cette chasse ne peut pas être enregistrée ainsi.')
  for (const message of Object.values(state.context.errors).flat()) await person.seesText(message)
}

export const huntForm = flow(huntFormMachine, {
  name: 'hunt-form',
  inputs: [
    { hunt: null, today, formKey: 'form' },
    { hunt: planned, today, formKey: 'form' },
  ],
  key: ({ context: { startedAt, cityId, errors, territories: read } }) => [startedAt, cityId, errors, read],
  samples: {
    events: {
      'date.chosen': [{ value: soon }, { value: dayAfter(today, -1) }],
      'territory.chosen': [{ cityId: other.id }],
      'wolfhunt.marked': [{ marked: true }],
      'quantity.chosen': [{ specimenTypeId: 1, quantity: 10 }],
    },
    answers: {
      readGiver: [{ cities: territories }],
      createHunt: [undefined],
      updateHunt: [undefined],
    },
    failures: { createHunt: refusals, updateHunt: refusals },
  },
  gestures: {
    'date.chosen': (hand, { value }) => hand.fill('Date', value),
    'territory.chosen': (hand) => hand.choose('Territoire', other.label_full),
    'wolfhunt.marked': (hand) => hand.check('Chasse administrative'),
    'quantity.chosen': (hand) => hand.choose(boar, '10+'),
    'hunt.submitted': (hand) => hand.click('button', 'Enregistrer'),
    'loading.retried': (hand) => hand.click('button', 'Réessayer'),
    'form.closed': (hand, _, state) =>
      state.matches('editing') ? hand.click('button', 'Annuler') : hand.click('button', 'Fermer'),
  },
  sees: {
    loading: (person, state) =>
      person.within('dialog', titleOf(state)).seesText('Lecture de vos territoires…'),
    unavailable: (person) => person.seesText('Vos territoires n’ont pas pu être lus.'),
    'editing.fresh': async (person, state) => {
      await seesFields(person, state)
      await person.doesNotSee('alert', /./)
    },
    'editing.incomplete': async (person, state) => {
      await seesTrouble(person, state)
      const { startedAt, cityId } = state.context
      if (startedAt === '') await person.seesText('Choisissez une date.')
      else if (startedAt < today) await person.seesText('Choisissez une date à partir d’aujourd’hui.')
      if (cityId === null) await person.seesText('Choisissez un territoire.')
    },
    'editing.refused': seesTrouble,
    'editing.failed': async (person, state) => {
      await seesFields(person, state)
      await person.seesText('L’enregistrement n’a pas abouti. Votre saisie est gardée')
    },
    creating: async (person) => {
      await person.sees('button', 'Enregistrement…')
      await person.seesDisabled('button', 'Annuler')
    },
    updating: async (person) => {
      await person.sees('button', 'Enregistrement…')
      await person.seesDisabled('button', 'Annuler')
    },
    outdated: async (person) => {
      await person.seesText('Cette chasse a déjà eu lieu ou n’existe plus : elle ne peut plus être modifiée.')
      await person.doesNotSee('button', 'Enregistrer')
    },
    saved: null,
    dismissed: null,
    abandoned: null,
  },
  screen: async () => {
    const { HuntForm } = await import('../../src/screens/hunt-form.tsx')
    return ({ actor }) => createElement(HuntForm, { actor, specimenTypes, isWolfhunter: true })
  },
  browser: {
    as: 'giver',
    arrive: async (arrival, { input }) => {
      const { hunt } = input as Input
      await atHome(arrival)
      await arrival.hold()
      await arrival.click('button', hunt ? `Modifier ${called(hunt)}` : 'Prévoir une chasse')
    },
    // Only a lieutenant de louveterie sees the box; giver@ is none.
    beyond: ({ type }) => type === 'wolfhunt.marked',
  },
})
