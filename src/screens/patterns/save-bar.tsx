import { Button } from '../../ui/buttons/button.tsx'
import { PageGuard } from '../../ui/dialogs/page-guard.tsx'
import { Text } from '../../ui/text/text.tsx'

type Props = {
  isChanged: boolean
  isSaving: boolean
  /** Restores the saved values. */
  onDiscard: () => void
}

/** The footer of a form: its save button, and whether there are unsaved changes. */
export function SaveBar({ isChanged, isSaving, onDiscard }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {/* Leaving the page would stop a request that is on its way. */}
      {isChanged || isSaving ? <PageGuard /> : null}
      <div role="status" className="shrink-0 empty:absolute">
        {isChanged ? <Text look="soft">Modifications non enregistrées.</Text> : null}
      </div>
      <div className="flex flex-1 flex-wrap justify-end gap-3 *:flex-1 md:*:flex-none">
        {isChanged ? <Button onClick={onDiscard}>Annuler</Button> : null}
        <Button variant="primary" busy={isSaving} busyLabel="Enregistrement…" type="submit">
          Enregistrer
        </Button>
      </div>
    </div>
  )
}
