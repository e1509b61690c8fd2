import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../contract/limits.ts'
import type { SpecimenType } from '../../contract/specimen-types.ts'
import type { contactsMachine } from '../../machines/contacts.ts'
import { type donationMachine, reportOf } from '../../machines/donation.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Text } from '../ui/text.tsx'
import { counted, dayInWords } from '../words.ts'
import { Contacts } from './contacts.tsx'
import { DonationNotice } from './donation-notice.tsx'
import { QuantityFields } from './quantity-fields.tsx'

type Props = {
  actor: ActorRefFrom<typeof donationMachine>
  contacts: ActorRefFrom<typeof contactsMachine>
  specimenTypes: SpecimenType[]
}

const quantities = Array.from({ length: limits.donation.max + 1 }, (_, n) => String(n)).map((value) => ({
  value,
  label: value,
}))

/** The contacts modal in donation mode: « Qui a reçu quoi ? » (spec §2, §4 « Donation submission »). */
export function Donation({ actor, contacts, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunt } = useSelector(contacts, (snapshot) => snapshot.context)
  const isRead = useSelector(contacts, (snapshot) => snapshot.matches('filled') || snapshot.matches('empty'))
  const chosen = state.context.quantities
  const isEditing = state.matches('editing')
  const close = () => actor.send({ type: 'report.closed' })
  return (
    <Dialog
      size="large"
      title="Qui a reçu quoi ?"
      description={`Chasse du ${dayInWords(hunt.started_at)} à ${hunt.city.label}`}
      badge={hunt.is_wolfhunter ? <Badge tone="info">Louvetier</Badge> : undefined}
      busy={!state.can({ type: 'report.closed' })}
      onClose={close}
      actions={
        state.matches('superseded') ? (
          <Button onClick={close}>Fermer</Button>
        ) : (
          <>
            <Button disabled={!state.can({ type: 'report.closed' })} onClick={close}>
              Annuler
            </Button>
            <Button
              variant="primary"
              disabled={!isRead || !isEditing}
              onClick={() => actor.send({ type: 'donations.submitted' })}
            >
              Enregistrer
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        <DonationNotice actor={actor} />
        <Contacts
          actor={contacts}
          specimenTypes={specimenTypes}
          under={(contact) => (
            <QuantityFields
              legend={`Gibiers reçus par ${contact.firstname} ${contact.lastname}`}
              hideLegend
              specimenTypes={specimenTypes}
              chosen={chosen[contact.id] ?? {}}
              options={quantities}
              disabled={!isEditing}
              onChoose={(specimenTypeId, quantity) =>
                actor.send({ type: 'quantity.chosen', contactId: contact.id, specimenTypeId, quantity })
              }
            />
          )}
        />
      </div>
      {state.matches('confirming') || state.matches('saving') || state.matches('failed') ? (
        <ConfirmDialog
          message="Voulez-vous confirmer ces dons ?"
          confirm={state.matches('failed') ? 'Réessayer' : 'Confirmer'}
          busy={state.matches('saving')}
          busyLabel="Enregistrement…"
          onCancel={() => actor.send({ type: 'donations.cancelled' })}
          onConfirm={() => actor.send({ type: 'donations.confirmed' })}
        >
          <Summary chosen={chosen} />
          {state.matches('failed') ? (
            <Notice tone="danger">
              L’envoi n’a pas abouti. Votre saisie est gardée sur cet appareil : vérifiez votre réseau, puis
              réessayez.
            </Notice>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}

/** What is about to be sent, in one sentence. */
function Summary({ chosen }: { chosen: Parameters<typeof reportOf>[0] }) {
  const report = reportOf(chosen)
  const total = report.quantities.reduce((sum, quantity) => sum + quantity, 0)
  const people = new Set(report.contact_ids).size
  return (
    <Text>
      {total === 0
        ? 'Aucun don : votre fédération sera informée qu’aucun gibier n’a été cédé.'
        : `${counted(total, 'gibier cédé', 'gibiers cédés')} à ${counted(people, 'particulier', 'particuliers')}.`}
    </Text>
  )
}
