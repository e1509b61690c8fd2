import { OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  title?: string
  /** What went wrong, and what to do. */
  children: ReactNode
  /** Displayed as formatted JSON under « Détails ». */
  details?: unknown
  onClose: () => void
}

/** The global error modal (spec §8): an error icon, the message, a grey button. */
export function ErrorDialog({ title = 'Erreur', children, details, onClose }: Props) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      icon={OctagonAlert}
      title={title}
      onClose={onClose}
      actions={
        <Button data-first onClick={onClose}>
          Fermer
        </Button>
      }
    >
      <div className="grid gap-3 wrap-anywhere">{children}</div>
      {details === undefined ? null : (
        <section aria-label="Détails" className="mt-4">
          <p className="mb-1 text-sm font-semibold text-ink-soft">Détails</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
          <pre tabIndex={0} className="json">
            {JSON.stringify(details, null, 2)}
          </pre>
        </section>
      )}
    </Dialog>
  )
}
