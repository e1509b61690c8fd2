import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '../../../src/ui/buttons/button.tsx'
import '../../../src/ui/buttons/second-tap.ts'
import { Fold } from '../../../src/ui/page/fold.tsx'

test('the second tap of two is for the control of the first, not for one that took its place', () => {
  const tapped: string[] = []
  const { getByRole } = render(
    <>
      <Button onClick={() => tapped.push('send')}>Envoyer</Button>
      <Button onClick={() => tapped.push('close')}>Fermer</Button>
      <a href="#elsewhere">Ailleurs</a>
    </>,
  )
  const [send, close] = ['Envoyer', 'Fermer'].map((name) => getByRole('button', { name }))
  fireEvent.click(send!, { detail: 1 })
  fireEvent.click(close!, { detail: 2 })
  expect(tapped).toEqual(['send'])
  // `fireEvent` tells whether what a tap does by itself was left to it.
  fireEvent.click(send!, { detail: 1 })
  expect(fireEvent.click(getByRole('link'), { detail: 2 })).toBe(false)
  expect(fireEvent.click(getByRole('link'), { detail: 1 })).toBe(true)
  // A button that is meant twice, one after the other, and one that a key presses.
  fireEvent.click(close!, { detail: 1 })
  fireEvent.click(close!, { detail: 2 })
  fireEvent.click(send!)
  expect(tapped).toEqual(['send', 'send', 'close', 'close', 'send'])
})

test('what a tap unfolds is not folded by the second of two', () => {
  const { getByRole } = render(<Fold label="Plus">Rare</Fold>)
  const fold = getByRole('button', { name: 'Plus' })
  fireEvent.click(fold, { detail: 1 })
  fireEvent.click(fold, { detail: 2 })
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(fold, { detail: 1 })
  expect(fold.getAttribute('aria-expanded')).toBe('false')
})
