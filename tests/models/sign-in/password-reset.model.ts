import { remarkOn } from '../../../machines/shared/new-password.ts'
import { passwordResetMachine } from '../../../machines/sign-in/password-reset.ts'
import { httpError, commonFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, showing } from '../../model/person.ts'
import { resetLinkToken } from '../../world/people.ts'
import { passwordRemarks } from '../../../contract/shared/new-password.ts'

const field = 'Nouveau mot de passe'
const again = 'Confirmation du mot de passe'
const chosen = 'Sous-bois calme 31'

/** Asserts exactly the expected hint. */
async function seesForm(
  person: Person,
  context: { password: string; password_confirmation: string; errors: Record<string, string[]> },
) {
  await person.sees('heading', 'Nouveau mot de passe')
  const right = remarkOn(context.password, context.password_confirmation)
  const { password = [], password_confirmation = [] } = context.errors
  const messages = [...password, ...password_confirmation]
  for (const [remark, words] of Object.entries(passwordRemarks))
    if (messages.includes(words) || (remark === right && messages.length === 0)) await person.seesText(words)
    else await person.doesNotSeeText(words)
  await person.sees('button', 'Enregistrer le mot de passe')
}

export const passwordReset = flow(passwordResetMachine, {
  name: 'password-reset',
  input: { token: resetLinkToken },
  samples: {
    events: {
      'password.typed': [{ value: chosen }, { value: 'court' }],
      'confirmation.typed': [{ value: chosen }, { value: 'autre chose' }],
    },
    answers: { checkPasswordReset: [{ is_first: false }] },
    failures: {
      resetPassword: [
        ...commonFailures(),
        httpError(422, { fields: { password: ['Ce mot de passe est trop courant.'] } }),
        httpError(404),
      ],
    },
  },
  gestures: {
    'password.typed': (driver, { value }) => driver.fill(field, value),
    'confirmation.typed': (driver, { value }) => driver.fill(again, value),
    'password.submitted': (driver) => driver.click('button', 'Enregistrer le mot de passe'),
    'check.retried': (driver) => driver.click('button', 'Réessayer'),
  },
  expects: {
    checking: (person) => person.seesText('Vérification du lien…'),
    unchecked: (person) => person.seesText('Le lien n’a pas pu être vérifié'),
    'editing.fresh': async (person, { context }) => {
      await seesForm(person, context)
      await person.doesNotSee('alert', /./)
    },
    'editing.incomplete': async (person, { context }) => {
      await seesForm(person, context)
      await person.seesText(Object.values(context.errors)[0]?.[0] ?? '')
    },
    'editing.refused': async (person, { context }) => {
      await seesForm(person, context)
      await person.seesText(Object.values(context.errors)[0]?.[0] ?? '')
    },
    'editing.failed': async (person, { context }) => {
      await seesForm(person, context)
      await person.seesText('Le mot de passe n’a pas pu être enregistré')
      await person.seesValue(field, context.password)
    },
    saving: (person) => person.sees('button', 'Enregistrement…'),
    saved: showing('Votre mot de passe est changé', ['link', 'Se connecter']),
    expired: async (person) => {
      await person.seesText('Ce lien n’est plus valable')
      // The link of a new account is valid longer than that of a forgotten password.
      await person.seesText('pendant une heure, ou pendant sept jours pour choisir le premier mot de passe')
      await person.sees('link', 'Demander un autre lien')
    },
  },
  screen: async () => (await import('../../../src/screens/sign-in/password-reset.tsx')).PasswordReset,
  browser: {
    entryIsLost: 'rien de ce qui sert à se connecter n’est gardé',
    reloadDiffers: 'le lien, qui vaut une fois, a quitté l’adresse de la page',
    navigate: `/login?reset=${resetLinkToken}`,
  },
})
