import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { donationMachine } from '../../../../machines/giver/reports/donation.ts'
import { reported } from '../../../../machines/giver/reports/donation-draft.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { dayInWords } from '../../../words/words.ts'
import { CallTold } from '../contact-call.tsx'
import { Contacts } from '../contacts.tsx'
import { DonationConfirmation } from './donation-confirmation.tsx'
import { DonationNotice, DonationStart } from './donation-notice.tsx'
import { HandedOver } from './handed-over.tsx'
import { isLikely, rankOf } from './report-order.ts'
import { ReportQuantities } from './report-quantities.tsx'
import { totalOf } from './report-total.ts'

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
      address={{ report: String(hunt.id) }}
      onClose={close}
      actions={
        state.matches('superseded') ? (
          <Button onClick={close}>Fermer</Button>
        ) : (
          <>
            <p role="status" className="basis-full font-semibold">
              {totalOf(chosen)}
            </p>
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
      <div className="grid gap-3">
        <DonationNotice actor={actor} />
        <DonationStart actor={actor} />
        {specimenTypes.length === 0 ? (
          <Notice tone="warning">
            Les types de gibier ne sont pas encore lus : les quantités ne peuvent pas être choisies. Si cela
            dure, fermez cette fenêtre et réessayez.
          </Notice>
        ) : null}
        <Contacts
          actor={contacts}
          specimenTypes={specimenTypes}
          brief
          fold
          isLikely={(contact) => isLikely(contact, chosen[contact.id] !== undefined)}
          rankOf={rankOf}
          told={(contact) => <CallTold contact={contact} />}
          under={(contact) => (
            <>
              <HandedOver contact={contact} specimenTypes={specimenTypes} />
              <ReportQuantities
                contact={contact}
                hunt={hunt}
                specimenTypes={specimenTypes}
                chosen={chosen[contact.id] ?? {}}
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
