import { userTokenMachine } from '../../../machines/users/user-token.ts'
import { flow } from '../../model/model.ts'
import { clicking } from '../../model/navigation.ts'
import { disabled, showing, without } from '../../model/person.ts'
import { atSubject, subject } from '../pages/user-commands.ts'

const link = { url: 'https://venaison.example.org/login?token=abc', expires_at: '2026-03-10T11:10:00.000Z' }

export const userToken = flow(userTokenMachine, {
  name: 'user-token',
  input: { user: subject },
  samples: { answers: { readUserToken: [link] } },
  gestures: {
    'link.requested': (driver, _, state) =>
      driver.click('button', state.matches('asking') ? 'Obtenir un lien' : 'Obtenir un autre lien'),
    'link.copied': (driver) => driver.click('button', 'Copier le lien'),
    'window.closed': (driver, _, state) =>
      driver.click('button', state.matches('asking') ? 'Annuler' : 'Fermer'),
  },
  endings: {
    // A browser copies by itself.
    'xstate.done.actor.copyText': (driver) => driver.answer('copyText'),
  },
  expects: {
    asking: async (person) => {
      const window = person.within('dialog', 'Lien de connexion')
      await window.seesText('Ce lien ouvre la session de Camille Bernard')
      await window.seesText('un e-mail l’en avertit, et l’historique garde ce que vous faites.')
      await window.sees('button', 'Obtenir un lien')
    },
    obtaining: showing(['button', 'Préparation du lien…'], disabled('button', /Annuler|Fermer$/)),
    'obtained.fresh': async (person) => {
      await person.sees('textbox', 'Lien de connexion')
      await person.seesText('Votre propre session est gardée')
      await person.sees('button', 'Copier le lien')
      await person.sees('link', 'Ouvrir le lien')
      await person.doesNotSeeText('Le lien est copié.')
    },
    'obtained.copying': (person) => person.sees('textbox', 'Lien de connexion'),
    'obtained.copied': (person) => person.seesText('Le lien est copié.'),
    'obtained.uncopied': (person) =>
      person.seesText('Votre navigateur refuse la copie. Sélectionnez le lien et copiez-le à la main.'),
    expired: showing(
      'Les dix minutes sont passées : ce lien n’est plus bon.',
      without('textbox', 'Lien de connexion'),
    ),
    failed: showing('Le lien n’a pas pu être obtenu. Vérifiez votre réseau, puis réessayez.'),
    refused: (person, { context }) => person.seesText(context.reason),
  },
  screen: async () => (await import('../../../src/screens/users/user-token.tsx')).UserToken,
  browser: {
    as: 'admin',
    navigate: clicking('Lien de connexion', atSubject),
    transient: ['obtained.copying'],
    unreachable: ({ type }) => type === 'xstate.error.actor.copyText',
  },
})
