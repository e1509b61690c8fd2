import { addressGateMachine } from '../../../machines/sign-in/address-gate.ts'
import { commonFailures, httpError, tooMany } from '../../model/failures.ts'
import { flow, fromOutside } from '../../model/model.ts'
import { type Person, showing, without } from '../../model/person.ts'
import { receiverBoot } from '../../world/boot-values.ts'
import { unverified } from '../../world/people.ts'

const user = receiverBoot(unverified.email).user!

/** Asserts the address and both buttons, whatever message is displayed. */
async function seesGate(person: Person) {
  await person.sees('heading', 'Confirmez votre adresse e-mail')
  await person.seesText(unverified.email)
  await person.sees('button', 'J’ai confirmé mon adresse')
  await person.sees('button', 'Renvoyer le message')
}
const tells = (words: string) => showing(seesGate, words)

export const addressGate = flow(addressGateMachine, {
  name: 'address-gate',
  input: { user },
  samples: {
    answers: {
      readSession: [{ user }, { user: { ...user, is_verified: true } }],
    },
    failures: {
      requestAddressConfirmation: [...commonFailures(), tooMany(), httpError(409)],
    },
  },
  gestures: {
    'link.requested': (driver) => driver.click('button', 'Renvoyer le message'),
    'account.checked': (driver) => driver.click('button', 'J’ai confirmé mon adresse'),
    'page.returned': (driver) => driver.returnToTab!(),
    // Another form on the page says so; a scenario corrects the address there.
    'address.changed': fromOutside,
  },
  expects: {
    'waiting.fresh': showing(seesGate, without('alert', /./)),
    'waiting.sent': tells('Un autre lien est en route.'),
    'waiting.unsent': tells('Le message n’a pas pu être demandé'),
    'waiting.unconfirmed': tells('Votre adresse n’est pas encore confirmée'),
    'waiting.unchecked': tells('Votre compte n’a pas pu être relu'),
    sending: (person) => person.sees('button', 'Envoi…'),
    throttled: async (person) => {
      await tells('Patientez 12 secondes')(person)
      await person.seesDisabled('button', 'Renvoyer le message')
    },
    checking: (person) => person.sees('button', 'Vérification…'),
    following: seesGate,
  },
  screen: async () => (await import('../../../src/screens/sign-in/address-gate.tsx')).AddressGate,
  browser: {
    as: 'unverified',
    navigate: (driver) => driver.open('/'),
    unreachable: ({ type }) => type === 'page.returned',
  },
})
