import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { territoriesMachine } from '../../../../machines/giver/territories.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { TerritoryAddition } from './territory-addition.tsx'
import { TerritoryList } from './territory-list.tsx'
import { TerritoryTrouble } from './territory-trouble.tsx'

/** The window « Territoires de chasse » (spec §2 « Territories modal »). */
export function Territories({ actor }: { actor: ActorRefFrom<typeof territoriesMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { citySearch } = state.children
  const close = () => actor.send({ type: 'window.closed' })
  return (
    <Dialog
      title="Territoires de chasse"
      address={{ territories: '1' }}
      busy={state.hasTag('busy') && !state.can({ type: 'window.closed' })}
      onClose={close}
      actions={
        <>
          <Button disabled={!state.can({ type: 'window.closed' })} onClick={close}>
            Fermer
          </Button>
          {state.matches('adding') ? null : (
            <Button
              variant="primary"
              icon={Plus}
              disabled={!state.can({ type: 'addition.requested' })}
              onClick={() => actor.send({ type: 'addition.requested' })}
            >
              Ajouter un territoire
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {state.matches('adding') && citySearch ? (
          <TerritoryAddition actor={actor} search={citySearch} />
        ) : null}
        <TerritoryTrouble actor={actor} />
        {state.matches({ removing: 'deleting' }) ? <Text look="soft">Suppression en cours…</Text> : null}
        <TerritoryList actor={actor} />
      </div>
      {state.matches({ removing: 'confirming' }) ? (
        <ConfirmDialog
          danger
          onCancel={() => actor.send({ type: 'question.cancelled' })}
          onConfirm={() => actor.send({ type: 'question.confirmed' })}
        >
          <Text>{`${state.context.chosen?.label_full ?? ''} ne fera plus partie de vos territoires de chasse.`}</Text>
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}
