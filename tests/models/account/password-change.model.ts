import { createElement } from 'react'
import { passwordChangeMachine } from '../../../machines/account/password-change.ts'
import { flow } from '../../model/model.ts'
import { showing, disabled } from '../../model/person.ts'
import { giver } from '../../world/people.ts'
import { atAccount } from '../pages/account.ts'

const button = 'Changer mon mot de passe'
const failed = 'Le message n’est pas parti. Vérifiez votre réseau, puis réessayez.'

export const passwordChange = flow(passwordChangeMachine, {
  name: 'password-change',
  samples: { events: { 'call.requested': [{ request: undefined }] } },
  gestures: { 'call.requested': (driver) => driver.click('button', button) },
  expects: {
    'open.fresh': showing(`Un message part à ${giver.email}`, ['button', button]),
    'open.done': showing('Rien dans quelques minutes ? Regardez dans les messages indésirables.', [
      'button',
      button,
    ]),
    'open.failed': (person) => person.seesText(failed),
    calling: (person) => person.sees('button', 'Envoi…'),
    throttled: showing('Patientez 12 secondes', disabled('button', button)),
  },
  screen: async () => {
    const { PasswordChange } = await import('../../../src/screens/account/password-change.tsx')
    return ({ actor }) => createElement(PasswordChange, { actor, email: giver.email })
  },
  browser: { as: 'giver', navigate: atAccount },
})
