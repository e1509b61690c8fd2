import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { huntFormMachine } from '../../../machines/giver/hunt-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Text } from '../../ui/text/text.tsx'
import { dayInWords } from '../../words/words.ts'

/** After planning a hunt: its contacts, now or later (spec §2 « Contacts modal »). */
export function PlannedHunt({ actor }: { actor: ActorRefFrom<typeof huntFormMachine> }) {
  const { startedAt, cityId, territories } = useSelector(actor, ({ context }) => context)
  const territory = territories.find(({ id }) => id === cityId)
  const place = territory ? ` à ${territory.label_full}` : ''
  return (
    <Dialog
      size="small"
      title="Votre chasse est prévue"
      // The form that the page could open again is gone.
      address={{ planning: null, duplication: null }}
      onClose={() => actor.send({ type: 'form.closed' })}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'form.closed' })}>Fermer</Button>
          <Button variant="primary" onClick={() => actor.send({ type: 'contacts.requested' })}>
            Voir les contacts
          </Button>
        </>
      }
    >
      <Text>
        {`Elle aura lieu le ${dayInWords(startedAt)}${place}. Vous pouvez voir dès maintenant qui souhaite du gibier près de là.`}
      </Text>
    </Dialog>
  )
}
