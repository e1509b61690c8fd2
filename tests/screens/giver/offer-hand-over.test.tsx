import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { offerHandOverMachine } from '../../../machines/giver/offers/offer-hand-over.ts'
import { OfferHandOver } from '../../../src/screens/giver/offers/offer-hand-over.tsx'
import { accepted } from '../../models/pages/offers.ts'

const rule = {
  rule_id: 7,
  effect: 'information' as const,
  source: 'Note aux chasseurs',
  dated_on: '2026-02-27',
  is_barring: false,
}

/** Opens the question about an offer: its text, its confirming button, and the event that this sends. */
function asked(changes: Partial<HuntOffer>) {
  let sent: unknown
  const machine = offerHandOverMachine.provide({
    actors: {
      call: fromPromise(async ({ input }) => {
        sent = input
      }),
    },
  })
  const actor = createActor(machine, { input: { subject: { ...accepted, ...changes } } }).start()
  render(<OfferHandOver actor={actor} />)
  const words = screen.getByRole('alertdialog').textContent.replaceAll(/\s+/g, ' ')
  const confirm = screen.getAllByRole('button').at(-1)?.textContent
  actor.send({ type: 'question.confirmed' })
  return { words, confirm: confirm?.replaceAll(/\s+/g, ' '), sent }
}

test('For a boar the person is informed about thorough cooking, and about applicable rules', () => {
  const { words, confirm, sent } = asked({ is_boar: true, informing: [rule] })
  expect(words).toContain('à 71 °C au moins')
  expect(words).toContain('Règle sanitaire à connaître (Note aux chasseurs, 27/02/2026).')
  expect(confirm).toBe('C’est dit, remettre')
  expect(sent).toMatchObject({ body: { is_warned: true, rule_ids: [7] } })
})

test('For other game only applicable rules are displayed', () => {
  const { words, confirm, sent } = asked({ is_boar: false, informing: [rule] })
  expect(words).not.toContain('trichine')
  expect(words).toContain('Note aux chasseurs')
  expect(confirm).toBe('C’est dit, remettre')
  expect(sent).toMatchObject({ body: { is_warned: true, rule_ids: [7] } })
})

test('If there is nothing to inform of, no confirmation of it is sent', () => {
  const { words, confirm, sent } = asked({ is_boar: false })
  expect(words).not.toContain('Dites-le à la personne')
  expect(confirm).toBe('Remis')
  expect(sent).toMatchObject({ body: { is_warned: false, rule_ids: [] } })
})
