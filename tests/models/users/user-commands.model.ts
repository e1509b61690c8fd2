import { userCommandsMachine } from '../../../machines/users/user-commands.ts'
import { flow, type Driver } from '../../model/model.ts'
import { atSubject, subject } from '../pages/user-commands.ts'
import { windows } from '../pages/users.ts'

const ends = [{ changed: true }, { changed: false }]
const isChanged = (output: unknown) => (output as { changed: boolean }).changed
const decide =
  (verb: string, call: 'blockUser' | 'anonymiseUser') =>
  async (driver: Driver, { output }: { output?: unknown }) => {
    const question = driver.within('alertdialog', 'Êtes-vous sûrs ?')
    await question.click('button', isChanged(output) ? verb : 'Annuler')
    if (isChanged(output)) await driver.answer(call)
  }

export const userCommands = flow(userCommandsMachine, {
  name: 'user-commands',
  input: { viewer: windows, user: subject },
  samples: { events: {}, answers: { userBlocking: ends, userAnonymisation: ends, userGdpr: ends } },
  machineOnly: { inputs: [{ viewer: { ...windows, permissions: [] }, user: subject }] },
  gestures: {
    'blocking.requested': (driver) => driver.click('button', 'Bloquer'),
    'anonymisation.requested': (driver) => driver.click('button', 'Anonymiser'),
    'link.requested': (driver) => driver.click('button', 'Lien de connexion'),
    'gdpr.requested': (driver) => driver.click('button', 'Choix RGPD'),
    'history.requested': (driver) => driver.click('button', 'Historique'),
  },
  endings: {
    'xstate.done.actor.userBlocking': decide('Bloquer', 'blockUser'),
    'xstate.done.actor.userAnonymisation': decide('Anonymiser', 'anonymiseUser'),
    'xstate.done.actor.userGdpr': async (driver, { output }) => {
      await driver.click('button', isChanged(output) ? 'Noter le refus' : 'Annuler')
      if (isChanged(output)) await driver.answer('setUserGdpr')
    },
    'xstate.done.actor.userToken': (driver) => driver.click('button', 'Annuler'),
    'xstate.done.actor.history': (driver) => driver.click('button', 'Fermer'),
  },
  expects: {
    closed: async (person) => {
      await person.doesNotSee('alertdialog', /./)
      for (const label of ['Historique', 'Choix RGPD', 'Lien de connexion', 'Bloquer', 'Anonymiser'])
        await person.sees('button', label)
    },
    blocking: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    anonymising: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    notingChoice: (person) => person.sees('dialog', 'Choix RGPD'),
    givingLink: (person) => person.sees('dialog', 'Lien de connexion'),
    recalling: (person) => person.sees('dialog', 'Historique – Camille Bernard'),
  },
  screen: async () => (await import('../../../src/screens/users/user-commands.tsx')).UserCommands,
  browser: {
    as: 'admin',
    navigate: atSubject,
    // What was done is shown by the detail around it, which reads the user again.
    unreachable: ({ type, output }) =>
      type.startsWith('xstate.done.') && isChanged(output ?? { changed: false }),
  },
})
