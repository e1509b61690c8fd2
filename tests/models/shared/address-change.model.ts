import type { SnapshotFrom } from 'xstate'
import { addressChangeMachine } from '../../../machines/shared/address-change.ts'
import { commonFailures, httpError, tooMany } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, without, showing, disabled } from '../../model/person.ts'
import { password } from '../../world/people.ts'
import { atAccount } from '../pages/account.ts'

type State = SnapshotFrom<typeof addressChangeMachine>
const next = 'helene.nouvelle@example.org'
const open = 'Changer d’adresse e-mail'
const taken = 'Cette adresse e-mail est déjà utilisée.'

async function seesForm(person: Person, { context: { email, password: typed } }: State) {
  await person.seesValue('Nouvelle adresse e-mail', email)
  await person.seesValue('Votre mot de passe actuel', typed)
  await (email && typed
    ? person.sees('button', 'Recevoir le lien')
    : person.seesDisabled('button', 'Recevoir le lien'))
}

export const addressChange = flow(addressChangeMachine, {
  name: 'address-change',
  samples: {
    events: { 'email.typed': [{ value: next }], 'password.typed': [{ value: password }] },
    failures: {
      changeOwnAddress: [...commonFailures(), httpError(422, { fields: { email: [taken] } }), tooMany()],
    },
  },
  gestures: {
    'form.opened': (driver) => driver.click('button', open),
    'form.closed': (driver) => driver.click('button', 'Annuler'),
    'email.typed': (driver, { value }) => driver.fill('Nouvelle adresse e-mail', value),
    'password.typed': (driver, { value }) => driver.fill('Votre mot de passe actuel', value),
    'form.submitted': (driver) => driver.click('button', 'Recevoir le lien'),
  },
  expects: {
    closed: showing(['button', open], without('textbox', 'Nouvelle adresse e-mail')),
    'editing.fresh': async (person, state) => {
      await seesForm(person, state)
      await person.doesNotSeeText('Votre adresse n’a pas été changée')
    },
    'editing.refused': async (person, state) => {
      await seesForm(person, state)
      await person.seesText('Votre adresse n’a pas été changée')
      for (const message of Object.values(state.context.errors).flat()) await person.seesText(message)
    },
    'editing.failed': showing(seesForm, 'Votre adresse n’a pas pu être changée.'),
    sending: (person) => person.sees('button', 'Envoi…'),
    throttled: showing('Patientez 12 secondes', disabled('button', 'Recevoir le lien')),
    done: async (person, { context }) => {
      await person.seesText('Confirmez votre nouvelle adresse')
      await person.seesText(context.email)
      await person.doesNotSee('textbox', 'Nouvelle adresse e-mail')
    },
  },
  screen: async () => (await import('../../../src/screens/shared/address-change.tsx')).AddressChange,
  browser: {
    as: 'giver',
    navigate: atAccount,
    entryIsLost: 'rien de ce qui sert à se connecter n’est gardé',
    reloadDiffers: 'un mot de passe n’est gardé nulle part : le formulaire se referme',
    recordsIn: { address_changes: 'chaque demande remplace la précédente, et repousse sa fin' },
  },
})
