import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../../../src/ui/dialogs/dialog.tsx'
import { ErrorDialog } from '../../../src/ui/dialogs/error-dialog.tsx'
import { Interruption } from '../../../src/ui/dialogs/interruption.ts'

const nothing = () => {}

type Props = { hasWindow: boolean; hasError: boolean; closeWindow?: () => void; closeError?: () => void }

/** A page with or without its window, and with or without the window « Erreur ». */
function Page({ hasWindow, hasError, closeWindow = nothing, closeError = nothing }: Props) {
  return (
    <>
      <Interruption value={hasError}>
        {hasWindow ? (
          <Dialog title="Contacts" onClose={closeWindow}>
            <button type="button">Noter</button>
          </Dialog>
        ) : null}
      </Interruption>
      {hasError ? <ErrorDialog onClose={closeError}>Le serveur n’a pas répondu.</ErrorDialog> : null}
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

test('« Fermer » has the focus, over a window as over a page; the window has it back afterwards', async () => {
  for (const hasWindow of [false, true]) {
    const { rerender, unmount } = render(<Page hasWindow={hasWindow} hasError={false} />)
    const button = hasWindow ? screen.getByRole('button', { name: 'Noter' }) : document.body
    button.focus()
    rerender(<Page hasWindow={hasWindow} hasError />)
    const focused = document.activeElement
    expect([hasWindow, focused?.tagName, focused?.textContent]).toEqual([hasWindow, 'BUTTON', 'Fermer'])
    rerender(<Page hasWindow={hasWindow} hasError={false} />)
    await waitFor(() => expect(document.activeElement).toBe(button))
    unmount()
  }
})

test('Escape closes « Erreur » only, then the window below it', () => {
  const [closeWindow, closeError] = [vi.fn(), vi.fn()]
  const page = (hasError: boolean) => <Page hasWindow {...{ hasError, closeWindow, closeError }} />
  const { rerender } = render(page(false))
  rerender(page(true))
  const escape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  escape()
  expect([closeError.mock.calls.length, closeWindow.mock.calls.length]).toEqual([1, 0])
  rerender(page(false))
  escape()
  expect([closeError.mock.calls.length, closeWindow.mock.calls.length]).toEqual([1, 1])
})
