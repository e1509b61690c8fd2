import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Privacy } from '../../../src/screens/legal/privacy.tsx'

/** The displayed text, with ordinary spaces and hyphens. */
const read = () => render(<Privacy />, { wrapper: MemoryRouter }).container.textContent.replaceAll(/\s/g, ' ')

test.each([
  'qui n’ont rien reçu : 3 mois après la chasse',
  'Les disponibilités passées : un mois après leur fin',
  'un numéro obtenu : 3 ans. Après un an, le nom de la personne qui a agi y est remplacé par un pseudonyme',
  'vous a envoyés : 30 jours',
  'Un compte sans visite pendant 2 ans est anonymisé. Deux e-mails préviennent la personne : 2 mois avant, puis 2 semaines avant.',
  'Un compte bloqué n’est pas anonymisé ainsi',
  'L’adresse postale et le téléphone de ce fichier ne sont pas conservés',
])('« Confidentialité » states the retention period: %s', (text) => {
  expect(read()).toContain(text)
})
