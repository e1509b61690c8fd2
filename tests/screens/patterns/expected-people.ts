import { expect } from 'vitest'

/** One person who is expected at a meeting, and one who was only asked. */
export const expected = [
  { firstname: 'Manon', lastname: 'Lefèvre', starts_at: '2026-03-10T17:00:00.000Z' },
  { firstname: 'Paul', lastname: 'Mercier', starts_at: null },
]

/** What the document says, with plain spaces. */
export const said = () => document.body.textContent.replaceAll(/\s/g, ' ')

/** Asserts that both are named, with what they will be told. */
export function seesExpected() {
  expect(said()).toContain('1 personne est attendue à un rendez-vous.')
  expect(said()).toContain('Manon Lefèvre, le 10 mars 2026 à 18 h')
  expect(said()).toContain('« Rendez-vous annulé : ne venez pas »')
  expect(said()).toContain('la proposition est retirée à Paul Mercier.')
}
