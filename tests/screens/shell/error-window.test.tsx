import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dialog } from '../../../src/ui/dialogs/dialog.tsx'
import { ErrorDialog } from '../../../src/ui/dialogs/error-dialog.tsx'
import { Interruption } from '../../../src/ui/dialogs/interruption.ts'

const nothing = () => {}

/** A page with or without its window, and with or without the window « Erreur ». */
function Page({ hasWindow, hasError }: { hasWindow: boolean; hasError: boolean }) {
  return (
    <>
      <Interruption value={hasError}>
        {hasWindow ? <Dialog title="Contacts" onClose={nothing} /> : null}
      </Interruption>
      {hasError ? <ErrorDialog onClose={nothing}>Le serveur n’a pas répondu.</ErrorDialog> : null}
    </>
  )
}

test('a window that becomes ready while « Erreur » is open does not cover it, and is shown afterwards', () => {
  const { rerender } = render(<Page hasWindow={false} hasError />)
  rerender(<Page hasWindow hasError />)
  expect(screen.getByRole('alertdialog', { name: 'Erreur' })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Contacts' })).toBeNull()
  rerender(<Page hasWindow hasError={false} />)
  expect(screen.getByRole('dialog', { name: 'Contacts' })).toBeTruthy()
})

test('a window that was open before « Erreur » stays open below it', () => {
  const { rerender } = render(<Page hasWindow hasError={false} />)
  rerender(<Page hasWindow hasError />)
  expect(screen.getByRole('alertdialog', { name: 'Erreur' })).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Contacts', hidden: true })).toBeTruthy()
})
