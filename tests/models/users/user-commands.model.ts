import { userCommandsMachine } from '../../../machines/users/user-commands.ts'
import { flow } from '../../model/model.ts'
import { atSubject, blocked, colleague, refused, subject, undecided } from '../pages/user-commands.ts'
import { nameOf, windows } from '../pages/users.ts'
import { answering, ends, isChanged } from '../patterns/ended-windows.ts'

const reset = 'Réinitialiser la double vérification'

/** The commands on an active user, and on a blocked one. */
const ofActive = ['Lien de connexion', 'Bloquer']
const ofBlocked = ['Débloquer']

export const userCommands = flow(userCommandsMachine, {
  name: 'user-commands',
  inputs: [
    { viewer: windows, user: subject },
    { viewer: windows, user: subject, asked: 'history' },
    { viewer: windows, user: blocked },
    { viewer: windows, user: refused },
    { viewer: windows, user: undecided },
    { viewer: windows, user: colleague },
  ],
  samples: {
    answers: {
      giverValidating: ends,
      giverBanning: ends,
      userBlocking: ends,
      userUnblocking: ends,
      userAnonymisation: ends,
      userGdpr: ends,
      secondFactorReset: ends,
    },
  },
  machineOnly: { inputs: [{ viewer: { ...windows, permissions: [] }, user: subject }] },
  gestures: {
    'validation.requested': (driver) => driver.click('button', 'Valider'),
    'ban.requested': (driver) => driver.click('button', 'Bannir'),
    'blocking.requested': (driver) => driver.click('button', 'Bloquer'),
    'unblocking.requested': (driver) => driver.click('button', 'Débloquer'),
    'anonymisation.requested': (driver) => driver.click('button', 'Anonymiser'),
    'link.requested': (driver) => driver.click('button', 'Lien de connexion'),
    'factorReset.requested': (driver) => driver.click('button', reset),
    'gdpr.requested': (driver) => driver.click('button', 'Choix RGPD'),
    'history.requested': (driver) => driver.click('button', 'Historique'),
  },
  endings: {
    'xstate.done.actor.giverValidating': answering('Valider', 'validateGiver'),
    'xstate.done.actor.giverBanning': answering('Bannir', 'invalidateGiver'),
    'xstate.done.actor.userBlocking': answering('Bloquer', 'blockUser'),
    'xstate.done.actor.userUnblocking': answering('Débloquer', 'unblockUser'),
    'xstate.done.actor.userAnonymisation': answering('Anonymiser', 'anonymiseUser'),
    'xstate.done.actor.secondFactorReset': answering('Réinitialiser', 'resetSecondFactor'),
    'xstate.done.actor.userGdpr': async (driver, { output }) => {
      await driver.click('button', isChanged(output) ? 'Noter le refus' : 'Annuler')
      if (isChanged(output)) await driver.answer('setUserGdpr')
    },
    'xstate.done.actor.userToken': (driver) => driver.click('button', 'Annuler'),
    'xstate.done.actor.history': (driver) => driver.click('button', 'Fermer'),
  },
  expects: {
    closed: async (person, { context: { user } }) => {
      await person.doesNotSee('alertdialog', /./)
      const [offered, others] = user.blocked_at ? [ofBlocked, ofActive] : [ofActive, ofBlocked]
      for (const label of ['Historique', 'Choix RGPD', 'Anonymiser', ...offered])
        await person.sees('button', label)
      for (const label of others) await person.doesNotSee('button', label)
      await (user.has_second_factor ? person.sees('button', reset) : person.doesNotSee('button', reset))
      await (user === refused || user === undecided
        ? person.sees('button', 'Valider')
        : person.doesNotSee('button', 'Valider'))
      await (user === undecided ? person.sees('button', 'Bannir') : person.doesNotSee('button', 'Bannir'))
    },
    validating: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    banning: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    blocking: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    unblocking: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    anonymising: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    resettingFactor: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    notingChoice: (person) => person.sees('dialog', 'Choix RGPD'),
    givingLink: (person) => person.sees('dialog', 'Lien de connexion'),
    readingHistory: (person, { context: { user } }) => person.sees('dialog', `Historique – ${nameOf(user)}`),
  },
  screen: async () => (await import('../../../src/screens/users/user-commands.tsx')).UserCommands,
  browser: {
    as: 'admin',
    extraCalls: ['readUser'],
    navigate: async (driver, { input: { user, asked } }) => {
      if (!asked) return atSubject(driver, user)
      if (user.has_second_factor) await driver.interceptCalls()
      await driver.open(`/users/${user.id}?${asked}=1`)
      if (user.has_second_factor) await driver.stubAnswer('readUser', user)
      await driver.sees('dialog', /^Historique/)
      await driver.interceptCalls()
    },
    // The surrounding window reloads the user and shows the result.
    unreachable: ({ type, output }) =>
      type.startsWith('xstate.done.') && isChanged(output ?? { changed: false }),
  },
})
