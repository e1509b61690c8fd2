import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { contactRevealMachine } from '../../../machines/giver/contact-reveal.ts'
import { ContactReveal, RevealTrouble } from '../../../src/screens/giver/contact-reveal.tsx'
import { httpError } from '../../model/failures.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { personOf } from '../run/person.ts'

test('a contact without a number is not asked for it again: the server’s reason is shown (spec §4)', async () => {
  const person = personOf()
  const { machine, settle, notifications } = controlActors(contactRevealMachine, 'real')
  const actor = createActor(machine, { input: { contactId: 1 } }).start()
  render(
    <>
      <ContactReveal actor={actor} name="Manon Lefèvre" />
      <RevealTrouble actor={actor} />
    </>,
  )
  const message = 'Ce particulier n’a plus de numéro de téléphone. Appelez un autre contact.'
  await act(() => settle('revealPhone', { error: httpError(409, { message }) }))
  await person.seesText(message)
  await person.doesNotSee('button', 'Réessayer')
  await person.doesNotSeeText('Vérifiez votre réseau')
  expect(notifications).toEqual([])
})
