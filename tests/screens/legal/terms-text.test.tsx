import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { Conditions } from '../../../src/screens/legal/conditions.tsx'
import { TermsText } from '../../../src/screens/legal/terms-text.tsx'

/** The displayed text, with ordinary spaces. */
const words = (element: Element) => element.textContent.replaceAll(/\s/g, ' ')

const read = (isGiver: boolean) => {
  const { container } = render(<TermsText isGiver={isGiver} />, { wrapper: MemoryRouter })
  return words(container)
}

/** Statements in the terms of both roles (spec §1). */
const common = [
  'entier, éviscéré et en peau',
  'en petite quantité',
  'consommation personnelle',
  'La revente est interdite',
  'pas de but lucratif',
  'prix solidaire',
  'ni d’un plan de chasse ni d’un dispositif de marquage, le prix conseillé ne dépasse pas 30 € par animal',
  'sanglier : 1 € le kilo',
  'chevreuil : 2 à 3 € le kilo',
  'grands cervidés : 1,50 à 2,50 € le kilo',
  'trichine',
  'La fédération peut bloquer le compte',
  'anonymisé',
  'règlement général sur la protection des données',
  'La version que vous acceptez et la date de votre accord sont enregistrées',
]

describe('the terms of givers', () => {
  test.each([
    'Version du 22/09/2025',
    ...common,
    'valide votre compte avant la première utilisation',
    'Leur numéro ne vous est montré que si vous le demandez',
    'Un numéro ne sert qu’à proposer du gibier',
    'vous dites à votre fédération qui a reçu quoi, même si rien n’a été cédé',
    'remettez la fiche d’information sur la trichine',
  ])('state « %s »', (sentence) => expect(read(true)).toContain(sentence))
  test('differ from those of receivers', () => expect(read(true)).not.toContain('01/09/2024'))
})

describe('the terms of receivers', () => {
  test.each([
    'Version du 01/09/2024',
    ...common,
    '71 °C au moins',
    'Votre numéro de téléphone ne lui est montré que s’il le demande',
    'combien de chasseurs ont vos coordonnées',
    'Vous pouvez refuser le partage de vos données, dans « Mon compte »',
  ])('state « %s »', (sentence) => expect(read(false)).toContain(sentence))
  test('differ from those of givers', () => expect(read(false)).not.toContain('22/09/2025'))
})

test('both texts are available word for word in the footer of any page', () => {
  const texts = [read(true), read(false)]
  const { container } = render(<Conditions />, { wrapper: MemoryRouter })
  for (const text of texts) expect(words(container)).toContain(text)
  const titles = within(container).getAllByRole('heading', { level: 2 })
  expect(titles.map(words)).toEqual(['Pour les responsables de territoire', 'Pour les particuliers'])
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
