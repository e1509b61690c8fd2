import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '../../../src/ui/buttons/button.tsx'

test('the second tap of two is for the button of the first, not for one that took its place', () => {
  const tapped: string[] = []
  const { getByRole } = render(
    <>
      <Button onClick={() => tapped.push('send')}>Envoyer</Button>
      <Button onClick={() => tapped.push('close')}>Fermer</Button>
    </>,
  )
  const [send, close] = ['Envoyer', 'Fermer'].map((name) => getByRole('button', { name }))
  fireEvent.click(send!, { detail: 1 })
  fireEvent.click(close!, { detail: 2 })
  expect(tapped).toEqual(['send'])
  // A button that is meant twice, one after the other, and one that a key presses.
  fireEvent.click(close!, { detail: 1 })
  fireEvent.click(close!, { detail: 2 })
  fireEvent.click(send!)
  expect(tapped).toEqual(['send', 'close', 'close', 'send'])
})
