import { render } from '@testing-library/react'
import { test } from 'vitest'
import { createActor } from 'xstate'
import { huntOffersMachine } from '../../../machines/giver/offers/hunt-offers.ts'
import { HuntOffer } from '../../../src/screens/giver/offers/hunt-offer.tsx'
import { planned } from '../../models/pages/giver.ts'
import { julie } from '../../models/pages/offers.ts'
import { personOf } from '../run/person.ts'

const person = personOf()

const show = (offer: Partial<typeof julie>) => {
  const actor = createActor(huntOffersMachine, {
    input: { hunt: planned, asked: null, formKey: 'form' },
  }).start()
  render(<HuntOffer offer={{ ...julie, ...offer }} actor={actor} />)
}

test('An offer whose mail has not left asks for a call while it is open', async () => {
  show({ state: 'sounded', is_unheard: true })
  await person.seesText('prévenez cette personne par téléphone. L’envoi continue.')
  await person.doesNotSeeText('cette personne n’a rien su')
})

test('Once it has expired, it says that the person knew nothing and may be asked again', async () => {
  show({ state: 'expired', is_unheard: true })
  await person.seesText('Message non parti')
  await person.seesText('cette personne n’a rien su. Vous pouvez lui proposer de nouveau.')
  await person.doesNotSeeText('L’envoi continue')
})

test('An offer whose mail has left says neither', async () => {
  show({ state: 'expired', is_unheard: false })
  await person.seesText('Sans réponse')
  await person.doesNotSeeText('n’est pas parti')
})
