import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { ConfirmDialog } from '../../../src/ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../src/ui/dialogs/dialog.tsx'
import { lazyPart, Part } from '../../../src/ui/page/lazy-part.tsx'
import { Menu } from '../../../src/ui/dialogs/menu.tsx'
import type { Interaction } from './interaction.ts'

const close = () => vi.fn<() => void>()

function Broken(): never {
  throw new Error('this part cannot be shown')
}

export const dialogs: readonly Interaction[] = [
  {
    title: 'a window takes the focus itself, so that its title is read',
    run: async () => {
      render(<Dialog title="Documents" onClose={close()} />)
      expect(document.activeElement).toBe(await screen.findByRole('dialog', { name: 'Documents' }))
    },
  },
  {
    title: 'a question puts the focus on the answer that changes nothing',
    run: async (person) => {
      const [onCancel, onConfirm] = [close(), close()]
      render(<ConfirmDialog danger confirm="Supprimer" onCancel={onCancel} onConfirm={onConfirm} />)
      await person.press('Enter')
      expect(onConfirm).not.toHaveBeenCalled()
      expect(onCancel).toHaveBeenCalledOnce()
    },
  },
  {
    title: 'when a window closes and what had opened it is gone, the page takes the focus',
    run: async (person) => {
      const page = (row: ReactNode) => <main tabIndex={-1}>{row}</main>
      const { rerender } = render(page(<button type="button">Documents</button>))
      await person.click('button', 'Documents')
      rerender(
        page(
          <>
            <button type="button">Documents</button>
            <Dialog title="Documents" onClose={close()} />
          </>,
        ),
      )
      await person.sees('dialog', 'Documents')
      rerender(page(null))
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    },
  },
  {
    title: 'a tap beside a window does not close it',
    run: async (person) => {
      const onClose = close()
      render(
        <Dialog title="Documents" onClose={onClose} actions={<button type="button">Ne rien faire</button>} />,
      )
      await person.click('button', 'Ne rien faire')
      await userEvent.click(document.querySelector('.dialog-scrim')!)
      expect(onClose).not.toHaveBeenCalled()
      await person.click('button', 'Fermer la fenêtre')
      expect(onClose).toHaveBeenCalledOnce()
    },
  },
  {
    title: 'Échap folds an open list, and leaves the window around it',
    run: async (person) => {
      const onClose = close()
      render(
        <Dialog title="Territoires" onClose={onClose}>
          <input role="combobox" aria-label="Commune" aria-expanded aria-controls="communes" />
          <ul id="communes" />
        </Dialog>,
      )
      screen.getByRole('combobox', { name: 'Commune' }).focus()
      await person.press('Escape')
      expect(onClose).not.toHaveBeenCalled()
      await person.click('button', 'Fermer la fenêtre')
      expect(onClose).toHaveBeenCalledOnce()
    },
  },
  {
    title: 'the menu folds by Échap, and once something in it was chosen',
    run: async (person) => {
      render(
        <Menu>
          <button type="button">Mon compte</button>
        </Menu>,
      )
      await person.click('button', 'Menu')
      await person.sees('group', 'Menu')
      await person.press('Escape')
      await person.doesNotSee('group', 'Menu')
      await person.click('button', 'Menu')
      await person.click('button', 'Mon compte')
      await person.doesNotSee('group', 'Menu')
    },
  },
  {
    title: 'a part that could not be loaded is loaded again in place, and what stands beside it is kept',
    run: async (person) => {
      const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
      // As many attempts as one display makes.
      let failures = 3
      const Late = lazyPart(async () => {
        if (failures-- > 0) throw new Error('offline')
        return () => <p>Le reste de la page</p>
      })
      try {
        render(
          <>
            <label>
              Nom <input defaultValue="" />
            </label>
            <Part awaited={null}>
              <Late />
            </Part>
          </>,
        )
        await person.fill('Nom', 'Moreau')
        await person.click('button', 'Réessayer')
        await person.seesText('Le reste de la page')
        await person.seesValue('Nom', 'Moreau')
      } finally {
        noise.mockRestore()
      }
    },
  },
  {
    title: 'who has retried a part in vain may load the page again',
    run: async (person) => {
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
      const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
      try {
        render(
          <Part awaited={null}>
            <Broken />
          </Part>,
        )
        await person.doesNotSee('button', 'Recharger la page')
        await person.click('button', 'Réessayer')
        await person.seesText('ce que vous n’avez pas enregistré sera perdu')
        await person.click('button', 'Recharger la page')
        expect(reload).toHaveBeenCalledOnce()
      } finally {
        reload.mockRestore()
        noise.mockRestore()
      }
    },
  },
]
