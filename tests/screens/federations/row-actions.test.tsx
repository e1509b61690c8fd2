import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RowActions } from '../../../src/ui/lists/row-actions.tsx'
import { personOf } from '../run/person.ts'

const isOpen = () => screen.getByRole('button', { name: 'Actions sur le Cher' }).getAttribute('aria-expanded')

test('« Actions » unfolds the buttons of a card, and folds them again', async () => {
  render(
    <RowActions name="Actions sur le Cher" look="">
      <button type="button">Modifier</button>
    </RowActions>,
  )
  const person = personOf()
  expect(isOpen()).toBe('false')
  await person.click('button', 'Actions sur le Cher')
  expect(isOpen()).toBe('true')
  await person.click('button', 'Actions sur le Cher')
  expect(isOpen()).toBe('false')
  await person.click('button', 'Actions sur le Cher')
  await person.click('button', 'Modifier')
  expect(isOpen()).toBe('false')
})
