import { Button } from '../ui/button.tsx'
import { Text } from '../ui/text.tsx'

type Props = {
  isChanged: boolean
  isSaving: boolean
  onSave: () => void
}

/** The foot of a card that is saved: whether something waits to be, said in words beside the button. */
export function SaveBar({ isChanged, isSaving, onSave }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div role="status">{isChanged ? <Text look="soft">Modifications non enregistrées.</Text> : null}</div>
      <Button variant="primary" busy={isSaving} busyLabel="Enregistrement…" onClick={onSave}>
        Enregistrer
      </Button>
    </div>
  )
}
