import { userGdprMachine } from '../../../machines/users/user-gdpr.ts'
import { flow } from '../../model/model.ts'
import { clicking } from '../../model/navigation.ts'
import { showing, disabled } from '../../model/person.ts'
import { atSubject, subject } from '../pages/user-commands.ts'

export const userGdpr = flow(userGdprMachine, {
  name: 'user-gdpr',
  input: { user: subject },
  samples: {
    events: { 'decision.chosen': [{ decision: 'refused' }, { decision: 'accepted' }] },
  },
  gestures: {
    'decision.chosen': (driver, { decision }) =>
      driver.click('button', decision === 'accepted' ? 'Noter l’accord' : 'Noter le refus'),
    'command.retried': (driver) => driver.click('button', 'Réessayer'),
    'command.closed': (driver, _, state) =>
      driver.click('button', state.matches('refused') ? 'Fermer' : 'Annuler'),
  },
  expects: {
    choosing: async (person) => {
      const window = person.within('dialog', 'Choix RGPD')
      await window.seesText('Camille Bernard accepte que ses données servent à la mise en relation.')
      await window.sees('button', 'Noter le refus')
      await window.doesNotSee('button', 'Noter l’accord')
    },
    sending: showing(['button', 'Enregistrement…'], disabled('button', 'Annuler')),
    failed: showing('Le choix n’a pas pu être noté. Vérifiez votre réseau, puis réessayez.', [
      'button',
      'Réessayer',
    ]),
    refused: (person, { context }) => person.seesText(context.reason),
  },
  screen: async () => (await import('../../../src/screens/users/user-gdpr.tsx')).UserGdpr,
  browser: { as: 'admin', navigate: clicking('Choix RGPD', atSubject) },
})
