import { createElement } from 'react'
import { contactRevealMachine } from '../../../machines/giver/contact-reveal.ts'
import { httpError, commonFailures, rareFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { showing, without } from '../../model/person.ts'
import { manon } from '../../world/people.ts'
import { atHome, called, contactOf, planned } from '../pages/giver.ts'
import { ofName } from '../../../contract/words-in-french.ts'

const id = contactOf(planned, manon)
const noPhone = 'Ce particulier n’a plus de numéro de téléphone. Appelez un autre contact.'
const name = 'Manon Lefèvre'

export const contactReveal = flow(contactRevealMachine, {
  name: 'contact-reveal',
  input: { contactId: id },
  samples: {
    answers: { revealPhone: [{ id, phone: manon.phone, shown_at: '2026-01-01T08:00:00.000Z' }] },
    failures: {
      // The server's message is first, because the screenshot of « unavailable » shows the first sample.
      revealPhone: [httpError(409, { message: noPhone }), ...commonFailures(), ...rareFailures()],
    },
  },
  gestures: { 'reveal.retried': (driver) => driver.click('button', 'Réessayer') },
  expects: {
    revealing: (person) => person.sees('button', 'Recherche du numéro…'),
    failed: showing('Le numéro n’a pas pu être obtenu. Vérifiez votre réseau.', ['button', 'Réessayer']),
    overBudget: showing('Vous avez obtenu beaucoup de numéros.', 'réessayez dans 12 secondes', [
      'button',
      'Réessayer',
    ]),
    withdrawn: showing('Ce particulier ne souhaite plus être contacté.', without('button', 'Réessayer')),
    unavailable: async (person, { context }) => {
      await person.seesText(context.reason)
      await person.doesNotSee('button', 'Réessayer')
      await person.doesNotSeeText('Vérifiez votre réseau.')
    },
    revealed: showing(
      ['link', `Appeler ${name} au 06 39 98 00 12`],
      without('button', `Obtenir le numéro ${ofName(name)}`),
    ),
  },
  screen: async () => {
    const { ContactReveal, RevealTrouble } = await import('../../../src/screens/giver/contact-reveal.tsx')
    return ({ actor }) =>
      createElement(
        'div',
        {},
        createElement(ContactReveal, { actor, name }),
        createElement(RevealTrouble, { actor }),
      )
  },
  browser: {
    as: 'giver',
    navigate: async (driver) => {
      await atHome(driver)
      await driver.click('button', `Contacts de ${called(planned)}`)
      await driver.interceptCalls()
      await driver.click('button', `Obtenir le numéro ${ofName(name)}`)
    },
  },
})
