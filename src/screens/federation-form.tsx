import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { federationFormMachine } from '../../machines/federation-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Confirmation } from './confirmation.tsx'
import { FederationFields } from './federation-fields.tsx'

/** Ties the button at the foot to the fields, so that Entrée in a field saves as well. */
const FORM = 'federation-form'

/** Adds a federation or changes one (spec §2 « Federations list », §5 « Federation »). */
export function FederationForm({ actor }: { actor: ActorRefFrom<typeof federationFormMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { confirmation } = state.children
  const isSaving = state.hasTag('busy')
  const close = () => actor.send({ type: 'form.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      title={state.context.federation ? 'Modifier la fédération' : 'Ajouter une fédération'}
      busy={isSaving}
      onClose={close}
      actions={
        state.matches('outdated') ? (
          <Button onClick={close}>Fermer</Button>
        ) : (
          <>
            <Button disabled={isSaving} onClick={close}>
              Annuler
            </Button>
            <Button variant="primary" busy={isSaving} busyLabel="Enregistrement…" type="submit" form={FORM}>
              Enregistrer
            </Button>
          </>
        )
      }
    >
      {state.matches('outdated') ? (
        <Notice tone="warning">
          Cette fédération n’existe plus : elle a été supprimée entre-temps. Votre saisie ne peut pas être
          enregistrée.
        </Notice>
      ) : (
        <FederationFields actor={actor} id={FORM} />
      )}
      {confirmation ? (
        <Confirmation actor={confirmation} danger>
          Ce que vous avez saisi ne sera pas enregistré.
        </Confirmation>
      ) : null}
    </Dialog>
  )
}
