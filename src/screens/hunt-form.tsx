import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../contract/specimen-types.ts'
import type { huntFormMachine } from '../../machines/hunt-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { HuntFields } from './hunt-fields.tsx'

type Props = {
  actor: ActorRefFrom<typeof huntFormMachine>
  specimenTypes: SpecimenType[]
  isWolfhunter: boolean
}

/** Plans a hunt or changes a planned one (spec §2 « Hunt create/edit form », §5 « Hunt »). */
export function HuntForm({ actor, specimenTypes, isWolfhunter }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isSaving = state.matches('creating') || state.matches('updating')
  const isOpen = state.matches('editing') || isSaving
  const close = () => actor.send({ type: 'form.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      title={state.context.hunt ? 'Modifier la chasse' : 'Prévoir une chasse'}
      busy={isSaving}
      onClose={close}
      actions={
        isOpen ? (
          <>
            <Button disabled={isSaving} onClick={close}>
              Annuler
            </Button>
            <Button
              variant="primary"
              busy={isSaving}
              busyLabel="Enregistrement…"
              onClick={() => actor.send({ type: 'hunt.submitted' })}
            >
              Enregistrer
            </Button>
          </>
        ) : (
          <Button onClick={close}>Fermer</Button>
        )
      }
    >
      {state.matches('loading') ? (
        <Skeleton label="Lecture de vos territoires…" count={3} look="line" />
      ) : null}
      {state.matches('unavailable') ? (
        <Notice
          tone="danger"
          action={<Button onClick={() => actor.send({ type: 'loading.retried' })}>Réessayer</Button>}
        >
          Vos territoires n’ont pas pu être lus. Vérifiez votre réseau, puis réessayez.
        </Notice>
      ) : null}
      {state.matches('outdated') ? (
        <Notice tone="warning">
          Cette chasse a déjà eu lieu ou n’existe plus : elle ne peut plus être modifiée.
        </Notice>
      ) : null}
      {isOpen ? <HuntFields actor={actor} specimenTypes={specimenTypes} isWolfhunter={isWolfhunter} /> : null}
    </Dialog>
  )
}
