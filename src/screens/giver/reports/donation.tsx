import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { donationMachine } from '../../../../machines/giver/reports/donation.ts'
import { reported } from '../../../../machines/giver/reports/donation-draft.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { dayInWords } from '../../../words/words.ts'
import { Contacts } from '../contacts.tsx'
import { DonationConfirmation } from './donation-confirmation.tsx'
import { DonationNotice } from './donation-notice.tsx'
import { HandedOver } from './handed-over.tsx'
import { QuantityFields } from '../../shared/quantity-fields.tsx'

const quantities = Array.from({ length: limits.donation.max + 1 }, (_, n) => String(n)).map((value) => ({
  value,
  label: value,
}))

/** The contacts modal in donation mode: « Qui a reçu quoi ? » (spec §2, §4 « Donation submission »). */
export function Donation({ actor }: { actor: ActorRefFrom<typeof donationMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunt, specimenTypes } = state.context
  const chosen = reported(state.context)
  const { contacts } = state.children
  const isEditing = state.matches('editing')
  const close = () => actor.send({ type: 'report.closed' })
  if (!contacts || state.status === 'done') return null
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
            <Button onClick={close}>Annuler</Button>
            <Button
              variant="primary"
              disabled={!state.can({ type: 'donations.submitted' })}
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
        {specimenTypes.length === 0 ? (
          <Notice tone="warning">
            Les types de gibier ne sont pas encore lus : les quantités ne peuvent pas être choisies. Si cela
            dure, fermez cette fenêtre et réessayez.
          </Notice>
        ) : null}
        <Contacts
          actor={contacts}
          specimenTypes={specimenTypes}
          under={(contact) => (
            <>
              <HandedOver contact={contact} specimenTypes={specimenTypes} />
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
            </>
          )}
        />
      </div>
      <DonationConfirmation actor={actor} />
    </Dialog>
  )
}
