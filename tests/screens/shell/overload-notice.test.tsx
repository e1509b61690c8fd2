import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { overloadMachine } from '../../../machines/shell/overload.ts'
import { Frame } from '../../../src/screens/shell/frame.tsx'
import { OverloadNotice } from '../../../src/screens/shell/overload-notice.tsx'
import { Dialog } from '../../../src/ui/dialogs/dialog.tsx'
import { Above } from '../../../src/ui/notices/page-notice.tsx'
import { MemoryRouter } from 'react-router-dom'

const title = 'Beaucoup de monde utilise le service'

/** A page that says it, and what is open over it. */
function opened(role?: 'dialog' | 'alertdialog') {
  const actor = createActor(overloadMachine).start()
  actor.send({ type: 'reading.refused', seconds: 15 })
  render(
    <Above value={<OverloadNotice actor={actor} />}>
      <Frame home="/" offline={false}>
        {role ? (
          <Dialog title="Contacts" role={role} onClose={() => {}}>
            Lecture des contacts…
          </Dialog>
        ) : null}
      </Frame>
    </Above>,
    { wrapper: MemoryRouter },
  )
  return actor
}

test('A page says above its content that the server has too much to do, and how long it waits', () => {
  const actor = opened()
  expect(screen.getByRole('main').textContent.replaceAll(/\s/g, ' ')).toContain(
    `${title}Une partie de cette page attend un peu. Elle sera lue de nouveau dans 15 secondes.`,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer maintenant' }))
  expect(actor.getSnapshot().value).toBe('silent')
})

test('A window says it in itself, where it can be reached', () => {
  opened('dialog')
  const window = screen.getByRole('dialog', { name: 'Contacts' })
  expect(within(window).getByRole('button', { name: 'Réessayer maintenant' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Réessayer maintenant' })).toHaveLength(1)
})

test('A question has only its own answers', () => {
  opened('alertdialog')
  expect(screen.queryByRole('button', { name: 'Réessayer maintenant' })).toBeNull()
})
