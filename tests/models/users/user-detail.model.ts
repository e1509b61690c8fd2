import { createElement } from 'react'
import { createActor } from 'xstate'
import { userDetailMachine } from '../../../machines/users/user-detail.ts'
import { userWindowsMachine } from '../../../machines/users/user-windows.ts'
import { flow, fromOutside } from '../../model/model.ts'
import { showing } from '../../model/person.ts'
import { cher, wolfhunter } from '../../world/people.ts'
import { atUsers, nameOf, userOf, windows } from '../pages/users.ts'

const user = userOf(wolfhunter)
/** A person of the back office, who neither gives nor receives. */
const colleague = userOf(cher)
/** A new address assigned by staff, not yet confirmed. */
const moving = { ...user, pending_email: 'bertrand@example.org' }

export const userDetail = flow(userDetailMachine, {
  name: 'user-detail',
  input: { userId: user.id, viewer: windows },
  samples: { answers: { readUser: [user, moving, colleague] } },
  gestures: {
    'reading.retried': (driver) => driver.click('button', 'Réessayer'),
    'user.changed': fromOutside,
    'window.closed': (driver) => driver.click('button', 'Fermer'),
  },
  expects: {
    loading: (person, { context }) =>
      person
        .within('dialog', context.user ? nameOf(context.user) : 'Utilisateur')
        .seesText('Lecture de l’utilisateur…'),
    'shown.alone': async (person) => {
      const window = person.within('dialog', nameOf(colleague))
      await window.within('region', 'Coordonnées').sees('link', colleague.email)
      for (const title of ['Chasses', 'Gibier reçu']) await window.doesNotSee('region', title)
    },
    'shown.listed': async (person, { context }) => {
      const window = person.within('dialog', nameOf(user))
      await window.sees('region', 'Chasses')
      await window.sees('button', `Modifier ${nameOf(user)}`)
      const contact = window.within('region', 'Coordonnées')
      await contact.sees('link', user.email)
      const waiting = 'Nouvelle adresse, pas encore confirmée'
      if (context.user?.pending_email) await contact.seesText(`${waiting}bertrand@example.org`)
      else await contact.doesNotSeeText(waiting)
      await contact.sees('link', '06 39 98 00 02')
      await contact.seesText('Saint-Amand-Montrond (18200)')
      const account = window.within('region', 'Compte')
      for (const text of [
        'Actif',
        'Responsable de territoire',
        'Fédération des chasseurs du Cher',
        'Accepté',
      ])
        await account.seesText(text)
      const giver = window.within('region', 'Responsable de territoire')
      await giver.seesText('1800002')
      await giver.seesText('Validé par la fédération le')
    },
    missing: showing('Cet utilisateur n’existe pas, ou n’est pas parmi ceux que vous voyez.'),
    failed: showing('L’utilisateur n’a pas pu être lu. Vérifiez votre réseau, puis réessayez.', [
      'button',
      'Réessayer',
    ]),
  },
  screen: async () => {
    const { UserDetail } = await import('../../../src/screens/users/user-detail.tsx')
    const around = createActor(userWindowsMachine, { input: windows }).start()
    return ({ actor }) => createElement(UserDetail, { actor, windows: around })
  },
  browser: {
    as: 'admin',
    navigate: async (driver) => {
      await atUsers(driver)
      await driver.interceptCalls()
      await driver.fill('Rechercher un utilisateur', 'louvetier')
      await driver.elapse(300)
      await driver.click('button', `Voir ${nameOf(user)}`)
    },
  },
})
