import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../../contract/giver/contacts.ts'
import { correctedQuantities } from '../../../../machines/giver/reports/correction-draft.ts'
import type { reportAmendmentMachine } from '../../../../machines/giver/reports/report-amendment.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { dayInWords } from '../../../words/words.ts'
import { ReportQuantities } from './report-quantities.tsx'
import { AmendmentConfirmation } from './amendment-confirmation.tsx'
import { AmendmentNotice } from './amendment-notice.tsx'
import { Contacts } from '../contacts.tsx'

/** « Corriger le compte rendu »: the reported quantities, for editing. */
export function ReportAmendment({ actor }: { actor: ActorRefFrom<typeof reportAmendmentMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunt, specimenTypes, quantities: chosen } = state.context
  const { contacts } = state.children
  const close = () => actor.send({ type: 'amendment.closed' })
  if (!contacts || state.status === 'done') return null
  const shown = (contact: Contact) => correctedQuantities([contact], chosen)[contact.id] ?? {}
  return (
    <Dialog
      size="large"
      title="Corriger le compte rendu"
      description={`Chasse du ${dayInWords(hunt.started_at)} à ${hunt.city.label}`}
      badge={hunt.is_wolfhunter ? <Badge tone="info">Louvetier</Badge> : undefined}
      busy={!state.can({ type: 'amendment.closed' })}
      address={{ report: String(hunt.id) }}
      onClose={close}
      actions={
        state.matches('superseded') ? (
          <Button onClick={close}>Fermer</Button>
        ) : (
          <>
            <Button onClick={close}>Annuler</Button>
            <Button
              variant="primary"
              disabled={!state.can({ type: 'correction.submitted' })}
              onClick={() => actor.send({ type: 'correction.submitted' })}
            >
              Voir la différence
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        <AmendmentNotice actor={actor} />
        {specimenTypes.length === 0 ? (
          <Notice tone="warning">
            Les types de gibier ne sont pas encore lus : les quantités ne peuvent pas être changées. Si cela
            dure, fermez cette fenêtre et réessayez.
          </Notice>
        ) : null}
        <Contacts
          actor={contacts}
          specimenTypes={specimenTypes}
          brief
          isLikely={({ donations }) => donations.length > 0}
          under={(contact) => (
            <ReportQuantities
              contact={contact}
              hunt={hunt}
              specimenTypes={specimenTypes}
              chosen={shown(contact)}
              disabled={!state.matches('editing')}
              onChoose={(specimenTypeId, quantity) =>
                actor.send({ type: 'quantity.chosen', contactId: contact.id, specimenTypeId, quantity })
              }
            />
          )}
        />
      </div>
      <AmendmentConfirmation actor={actor} />
    </Dialog>
  )
}
