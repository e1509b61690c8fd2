import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import type { contactsMachine } from '../../../machines/giver/contacts.ts'
import type { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import type { delegatedMeetingsMachine } from '../../../machines/giver/offers/delegated-meetings.ts'
import type { huntOffersMachine } from '../../../machines/giver/offers/hunt-offers.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { dayInWords } from '../../words/words.ts'
import { Received } from './contact-facts.tsx'
import { HandedOver } from './offers/contact-hand-over.tsx'
import { LastSaid } from './offers/contact-offer.tsx'
import { ContactTotal } from './contact-total.tsx'
import { Contacts } from './contacts.tsx'
import { DelegatedMeetings } from './offers/delegated-meetings.tsx'
import { HuntOffers } from './offers/hunt-offers.tsx'

type Props = {
  actor: ActorRefFrom<typeof contactsMachine>
  /** The offers of the hunt. */
  offers?: ActorRefFrom<typeof huntOffersMachine>
  /** The meetings held by a delegate. */
  meetings?: ActorRefFrom<typeof delegatedMeetingsMachine>
  /** The windows that may open over this one. */
  windows?: ActorRefFrom<typeof giverWindowsMachine>
  /** The URL state of the window. */
  address?: WindowAddress
  specimenTypes: SpecimenType[]
  onClose: () => void
}

/** The contacts modal in view mode; a finished hunt shows what each received (spec §2). */
export function ContactsWindow({ actor, address, specimenTypes, onClose, ...beside }: Props) {
  const { offers, meetings, windows } = beside
  const { hunt, contacts } = useSelector(actor, (snapshot) => snapshot.context)
  const isFinished = hunt.hunt_state.code === 'finished'
  const isFilled = useSelector(actor, (snapshot) => snapshot.matches('filled'))
  const gaveNothing = isFilled && contacts.every(({ donations }) => donations.length === 0)
  return (
    <Dialog
      size="large"
      title={`Contacts - Chasse du ${dayInWords(hunt.started_at)} à ${hunt.city.label}`}
      badge={hunt.is_wolfhunter ? <Badge tone="info">Louvetier</Badge> : undefined}
      address={address}
      onClose={onClose}
      actions={
        <>
          <div className="grid flex-2 content-center md:mr-auto">
            <ContactTotal actor={actor} />
          </div>
          <Button onClick={onClose}>Fermer</Button>
        </>
      }
    >
      <div className="grid gap-1 md:gap-3">
        {isFinished && gaveNothing ? (
          <Notice tone="info" still>
            Aucun don n'a été effectué lors de cette chasse
          </Notice>
        ) : null}
        {offers ? (
          <HuntOffers actor={offers}>{meetings ? <DelegatedMeetings actor={meetings} /> : null}</HuntOffers>
        ) : null}
        <Contacts
          actor={actor}
          specimenTypes={specimenTypes}
          countedBelow
          onOpen={windows && ((contact) => windows.send({ type: 'contact.requested', contact }))}
          told={(contact) => (
            <>
              {isFinished ? null : <HandedOver contact={contact} specimenTypes={specimenTypes} />}
              <LastSaid contact={contact} offers={offers} />
            </>
          )}
          {...(isFinished && {
            under: (contact) => <Received contact={contact} specimenTypes={specimenTypes} />,
            fold: true,
            isLikely: ({ donations }) => donations.length > 0,
          })}
        />
      </div>
    </Dialog>
  )
}
