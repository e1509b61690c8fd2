import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { WaitingGiver } from '../../../contract/users/giver-validation.ts'
import { giverValidationListMachine } from '../../../machines/users/giver-validation-list.ts'
import { phoneInPairs } from '../../../src/words/words.ts'
import { flow, type Driver } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { atValidation, late, recent } from './giver-validation.ts'

const all = [late, recent]
const ends = [{ changed: true }, { changed: false }]
const nameOf = ({ firstname, lastname }: WaitingGiver) => `${firstname} ${lastname}`

async function seesGivers(person: Person, givers: readonly WaitingGiver[]) {
  await person.sees('table', 'Comptes chasseurs en attente de validation')
  for (const giver of all) {
    const row = new RegExp(nameOf(giver))
    if (!givers.some(({ id }) => id === giver.id)) {
      await person.doesNotSee('row', row)
      continue
    }
    const seen = person.within('row', row)
    for (const text of [giver.giver.nit, giver.email, phoneInPairs(giver.phone!), giver.city!.label_full])
      await seen.seesText(text)
    await seen.seesText(
      giver === late ? /Attend depuis \d+ jours ouvrés/ : 'Attend depuis moins d’un jour ouvré',
    )
    await (giver === late ? seen.seesText('En retard') : seen.doesNotSeeText('En retard'))
  }
}

async function seesNone(person: Person) {
  await person.seesText('Aucun compte chasseur en attente de validation.')
  await person.doesNotSee('table', /./)
}

const listed = ({ givers }: { givers: WaitingGiver[] }, giver: WaitingGiver) =>
  givers.some(({ id }) => id === giver.id) ? [{ giver }] : []

const decide =
  (verb: string, call: 'validateGiver' | 'invalidateGiver') =>
  async (driver: Driver, { output }: { output?: unknown }) => {
    const { changed } = output as { changed: boolean }
    await driver.within('alertdialog', 'Êtes-vous sûrs ?').click('button', changed ? verb : 'Annuler')
    if (changed) await driver.answer(call)
  }

export const giverValidationList = flow(giverValidationListMachine, {
  name: 'giver-validation-list',
  input: { mayDecide: true },
  samples: {
    events: {
      'validation.requested': [{ giver: late }],
      'ban.requested': [{ giver: recent }],
    },
    answers: {},
    others: {
      // Only who is listed can be decided on.
      'validation.requested': ({ context }) => listed(context, late),
      'ban.requested': ({ context }) => listed(context, recent),
      'xstate.done.actor.listWaitingGivers': (snapshot) => {
        const { givers, giver } = snapshot.context
        const known: WaitingGiver[] = snapshot.matches({ loading: 'unread' }) ? all : givers
        return [{ output: known.filter(({ id }) => id !== giver?.id) }]
      },
      'xstate.done.actor.giverValidating': ends.map((output) => ({ output })),
      'xstate.done.actor.giverBanning': ends.map((output) => ({ output })),
    },
  },
  machineOnly: { inputs: [{ mayDecide: false }] },
  gestures: {
    'validation.requested': (driver, { giver }) => driver.click('button', `Valider ${nameOf(giver)}`),
    'ban.requested': (driver, { giver }) => driver.click('button', `Bannir ${nameOf(giver)}`),
    'list.refreshed': (driver) => driver.click('button', 'Actualiser'),
    'list.retried': (driver) => driver.click('button', 'Réessayer'),
  },
  endings: {
    'xstate.done.actor.giverValidating': decide('Valider', 'validateGiver'),
    'xstate.done.actor.giverBanning': decide('Bannir', 'invalidateGiver'),
  },
  expects: {
    'loading.unread': async (person) => {
      await person.seesText('Lecture des comptes en attente…')
      await person.doesNotSee('table', /./)
    },
    'loading.filled': async (person, { context: { givers } }) => {
      await person.sees('button', 'Lecture…')
      await seesGivers(person, givers)
    },
    'loading.empty': async (person) => {
      await person.sees('button', 'Lecture…')
      await seesNone(person)
    },
    filled: async (person, { context: { givers } }) => {
      await person.doesNotSee('alertdialog', /./)
      await seesGivers(person, givers)
    },
    empty: seesNone,
    failed: async (person) => {
      await person.seesText(
        'Les comptes en attente n’ont pas pu être lus. Vérifiez votre réseau, puis réessayez.',
      )
      await person.sees('button', 'Réessayer')
    },
    validating: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    banning: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
  },
  screen: async () => {
    const { GiverValidationList } = await import('../../../src/screens/users/giver-validation-list.tsx')
    return ({ actor }) => createElement(MemoryRouter, null, createElement(GiverValidationList, { actor }))
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await atValidation(driver)
    },
  },
})
