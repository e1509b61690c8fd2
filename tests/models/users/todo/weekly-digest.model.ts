import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { weeklyDigestMachine } from '../../../../machines/users/todo/weekly-digest.ts'
import { flow } from '../../../model/model.ts'
import type { Person } from '../../../model/person.ts'

type State = SnapshotFrom<typeof weeklyDigestMachine>
const box = 'Recevoir chaque lundi à 7 h ce qui attend'
const failed = 'Votre choix n’a pas été enregistré. Vérifiez votre réseau, puis réessayez.'

const isWanted = ({ context: { kept } }: Pick<State, 'context'>) => kept?.body.wanted === true
const seesKept = (person: Person, state: State) => person.seesChecked(box, isWanted(state))
const seesQuiet = async (person: Person, state: State) => {
  await seesKept(person, state)
  await person.doesNotSeeText(failed)
}

export const weeklyDigest = flow(weeklyDigestMachine, {
  name: 'weekly-digest',
  samples: {
    events: { 'call.requested': [] },
    answers: { call: [undefined] },
    others: {
      'call.requested': (state) => [{ request: { body: { wanted: !isWanted(state as State) } } }],
    },
  },
  gestures: { 'call.requested': (driver) => driver.check(box) },
  expects: {
    'open.fresh': seesQuiet,
    'open.done': seesQuiet,
    'open.failed': async (person, state) => {
      await seesKept(person, state)
      await person.seesText(failed)
    },
    calling: async (person, { context }) => {
      await person.seesChecked(box, context.sent?.body.wanted === true)
      await person.seesDisabled('checkbox', box)
      await person.seesText('Enregistrement…')
    },
    throttled: async (person) => {
      await person.seesText('Patientez 3 secondes')
      await person.seesDisabled('checkbox', box)
    },
  },
  screen: async () => {
    const { WeeklyDigest } = await import('../../../../src/screens/users/todo/weekly-digest.tsx')
    return ({ actor }) => createElement(WeeklyDigest, { actor, isWanted: false })
  },
  browser: {
    reloadDiffers: 'chaque chemin finit par une réponse que le test a feinte',
    as: 'cher',
    navigate: (driver) => driver.open('/todo'),
  },
})
