import { Button } from '../../ui/buttons/button.tsx'
import { Text } from '../../ui/text/text.tsx'

type Props = {
  isChanged: boolean
  isSaving: boolean
  /** Goes back to what the server keeps. */
  onDiscard: () => void
}

/** The foot of a form that is saved by its own button: whether something waits to be, said in words beside the button. */
export function SaveBar({ isChanged, isSaving, onDiscard }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
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
