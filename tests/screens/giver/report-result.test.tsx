import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReportResult } from '../../../src/screens/giver/reports/report-result.tsx'
import { unreceivedInWords } from '../../../src/words/report-result.ts'
import { reported } from '../../models/pages/giver.ts'
import { specimenTypes } from '../../world/answers.ts'
import { personOf } from '../run/person.ts'

const show = (report: Partial<typeof reported>, types = specimenTypes) =>
  render(<ReportResult report={{ ...reported, ...report }} specimenTypes={types} />)

test('« Aucun don n’a été effectué lors de cette chasse » when nobody received anything', async () => {
  show({ received: [] })
  await personOf().seesText("Aucun don n'a été effectué lors de cette chasse")
  await personOf().seesText('Aucun autre animal n’a été noté.')
})

test('Who is no longer visible still received it, under no name', async () => {
  show({ received: [{ person: null, animals: [{ specimen_type_id: 1, quantity: 1 }] }] })
  const list = personOf().within('list', 'Qui a reçu quoi')
  await list.seesText('Une personne qui n’est plus visible')
  await list.seesText('1 sanglier')
})

test('Quantities are said before the game types are loaded', async () => {
  show({ unreceived: [{ specimen_type_id: 1, quantity: 2, fate: 'plant' }] }, [])
  await personOf().within('list', 'Qui a reçu quoi').seesText('2 gibiers, 1 gibier')
  await personOf().within('list', 'Le reste').seesText('2 gibiers livrés à un atelier')
})

test.each([
  ['kept', 1, '1 sanglier gardé'],
  ['kept', 2, '2 sangliers gardés'],
  ['destroyed', 1, '1 sanglier détruit'],
  ['plant', 1, '1 sanglier livré à un atelier'],
  ['recalled', 3, '3 sangliers rappelés'],
  ['open', 1, '1 sanglier noté, sans suite'],
] as const)('The rest that is %s, %i of it', (fate, quantity, words) => {
  expect(unreceivedInWords({ specimen_type_id: 1, quantity, fate }, specimenTypes)).toBe(words)
})
