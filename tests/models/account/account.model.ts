import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { accountMachine } from '../../../machines/account/account.ts'
import { flow } from '../../model/model.ts'
import { type Person, showing } from '../../model/person.ts'
import { giverBoot } from '../../world/boot-values.ts'
import { giver } from '../../world/people.ts'
import { assist } from '../pages/assistance.ts'
import { atAccount, giverUser, receiverUser } from '../pages/account.ts'

type State = SnapshotFrom<typeof accountMachine>
const newsletter = 'Je souhaite recevoir la lettre d’information par e-mail'
const { role, federation, permissions } = giverBoot(giver)
/** Every choice has a card, except in an assisted session. */
const card =
  (title: string) =>
  (person: Person, { context }: State) =>
    context.isAssisted ? person.doesNotSee('region', title) : person.sees('region', title)

export const account = flow(accountMachine, {
  name: 'account',
  inputs: [
    { user: giverUser, showForm: false, isAssisted: false },
    { user: receiverUser, showForm: false, isAssisted: false },
    { user: giverUser, showForm: false, isAssisted: true },
  ],
  samples: {
    others: {
      'xstate.done.actor.readSession': ({ context: { user } }) => [
        { output: { user } },
        // Staff may have changed the account meanwhile.
        { output: { user: { ...user, receiver: user.receiver ? null : receiverUser.receiver } } },
      ],
    },
  },
  gestures: {
    'account.retried': (driver) => driver.click('button', 'Réessayer'),
    // Any saved choice sends it.
    'account.changed': async (driver, event, { context }) => {
      if (context.isAssisted) return driver.sendEvent?.(event)
      await driver.check(newsletter)
      await driver.answer('updateNewsletter')
    },
  },
  expects: {
    loading: showing(['heading', 'Mon compte'], 'Lecture de votre compte…'),
    unavailable: showing('Votre compte n’a pas pu être lu. Vérifiez votre réseau, puis réessayez.', [
      'button',
      'Réessayer',
    ]),
    'ready.details.current': async (person, { context: { user } }) => {
      const details = person.within('region', 'Mes informations')
      await details.seesText(user.firstname)
      await details.seesText(user.email)
      await details.seesText(user.giver ? '06 39 98 00 01' : '06 39 98 00 05')
      await details.seesText(user.city!.label_full)
      if (user.giver) await details.seesText(user.giver.nit)
      if (user.receiver) await details.seesText('Chasseur')
      await details.doesNotSeeText('Ce qui est montré n’est plus à jour')
    },
    'ready.details.reading': (person) => person.seesText('Lecture de votre compte…'),
    'ready.details.stale': (person) => person.seesText('Ce qui est montré n’est plus à jour'),
    'ready.form': (person) => person.sees('button', 'Modifier mes informations'),
    'ready.newsletter': card('Lettre d’information'),
    'ready.gdpr': card('Utilisation de mes données'),
    'ready.password': card('Mot de passe'),
    'ready.data': card('Mes données'),
    'ready.sessions': card('Appareils connectés'),
    'ready.deletion': card('Supprimer mon compte'),
    'ready.decisions.open': (person) => person.doesNotSee('region', 'Réservé à la personne'),
    'ready.decisions.closed': async (person) => {
      const closed = person.within('region', 'Réservé à la personne')
      await closed.seesText('seule la personne (Hélène Moreau) peut')
      await closed.seesText('changer son mot de passe')
      await person.doesNotSee('button', 'Changer mon mot de passe')
    },
    'ready.holders.listed': (person) => person.sees('region', 'Chasseurs ayant obtenu votre numéro'),
    'ready.holders.absent': (person) => person.doesNotSee('region', 'Chasseurs ayant obtenu votre numéro'),
  },
  screen: async () => {
    const { Account } = await import('../../../src/screens/account/account.tsx')
    return ({ actor }) => createElement(Account, { actor, role, federation, permissions })
  },
  browser: {
    as: 'giver',
    navigate: async (driver, path) => {
      if (path.input.isAssisted) await assist(driver)
      await driver.interceptCalls()
      await atAccount(driver)
    },
    // giver@ is not a receiver, and cannot become one.
    unreachable: ({ type, output }, { context }) =>
      (type === 'account.changed' && context.isAssisted) ||
      context.user.receiver !== null ||
      (output as State['context'] | undefined)?.user.receiver != null,
  },
})
