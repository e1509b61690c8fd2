import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { FederationCard } from '../../../src/screens/federations/federation-card.tsx'
import { initialised } from '../../world/federations.ts'

test.each([
  ['4 responsables de territoire', 'giver'],
  ['13 particuliers', 'receiver'],
  ['1 administrateur', 'back-office'],
])('« %s » opens the list of these people, of this federation', (name, role) => {
  render(<FederationCard federation={initialised} title={initialised.name} actions={null} linksPeople />, {
    wrapper: MemoryRouter,
  })
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href)
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({ role, federation: 'FDC18' })
})
