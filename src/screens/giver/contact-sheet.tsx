import { useSelector } from '@xstate/react'
import { MessageSquare, Phone } from 'lucide-react'
import { useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { phoneInPairs } from '../../../contract/words-in-french.ts'
import { revealId } from '../../../machines/giver/contacts-setup.ts'
import type { contactsMachine } from '../../../machines/giver/contacts.ts'
import type { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import type { huntOffersMachine } from '../../../machines/giver/offers/hunt-offers.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { contactSms } from '../../words/offer-sms.ts'
import { fullName } from '../../words/words.ts'
import { Writer } from '../shared/writer.ts'
import { CallTold, ContactCall } from './contact-call.tsx'
import { placeOf, Received, ReceivedBefore, Wishes } from './contact-facts.tsx'
import { RevealTrouble } from './contact-reveal.tsx'
import { Reach } from './contact-row.tsx'
import { ContactHandOver, HandedOver } from './offers/contact-hand-over.tsx'
import { ContactOffer, OfferOutcome } from './offers/contact-offer.tsx'

type Props = {
  actor: ActorRefFrom<typeof contactsMachine>
  windows: ActorRefFrom<typeof giverWindowsMachine>
  /** The offers of the hunt. */
  offers?: ActorRefFrom<typeof huntOffersMachine>
  specimenTypes: SpecimenType[]
}

/** The sheet of a contact: what is known of them, and what the giver can do, in words. */
export function ContactSheet({ actor, windows, offers, specimenTypes }: Props) {
  const opened = useSelector(windows, ({ context }) => context.contact)
  const { hunt, contacts } = useSelector(actor, (snapshot) => snapshot.context)
  // As it was last read, with the number once it is obtained.
  const contact = contacts.find(({ id }) => id === opened?.id) ?? opened
  if (!contact) return null
  const close = () => windows.send({ type: 'window.closed' })
  const isFinished = hunt.hunt_state.code === 'finished'
  return (
    <Dialog
      size="small"
      title={fullName(contact)}
      description={placeOf(contact)}
      onClose={close}
      actions={<Button onClick={close}>Fermer</Button>}
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Wishes contact={contact} specimenTypes={specimenTypes} look="words" />
          <ReceivedBefore contact={contact} />
          {offers ? <OfferOutcome actor={offers} contact={contact} /> : null}
          {isFinished ? (
            <Received contact={contact} specimenTypes={specimenTypes} />
          ) : (
            <HandedOver contact={contact} specimenTypes={specimenTypes} />
          )}
          <CallTold contact={contact} />
        </div>
        <div className="grid gap-2">
          <Phoning actor={actor} contact={contact} />
          <ContactCall actor={windows} contact={contact} />
          {offers ? (
            <ContactOffer
              actor={offers}
              contact={contact}
              onOffer={() => windows.send({ type: 'offer.requested', contact })}
            />
          ) : null}
          <ContactHandOver actor={windows} contact={contact} />
        </div>
      </div>
    </Dialog>
  )
}

/** How to reach the person: by phone and by text message, once the number is known. */
function Phoning({ actor, contact }: Pick<Props, 'actor'> & { contact: Contact }) {
  const hunt = useSelector(actor, ({ context }) => context.hunt)
  const hasAsked = useSelector(actor, ({ context }) => context.asked.includes(contact.id))
  const reveal = useSelector(actor, (snapshot) => snapshot.children[revealId(contact.id)])
  const writer = useContext(Writer)
  const { firstname, phone } = contact
  if (phone === null)
    return (
      <div className="grid gap-1">
        <Reach contact={contact} actor={actor} wide />
        {reveal ? <RevealTrouble actor={reveal} /> : null}
      </div>
    )
  const sms = contactSms(phone, { ...hunt, firstname }, writer, hunt.hunt_state.code === 'planned')
  const shown = phoneInPairs(phone)
  const call = (
    <LinkButton to={`tel:${phone.replaceAll(' ', '')}`} icon={Phone} variant="primary" wide>
      {`Appeler le ${shown}`}
    </LinkButton>
  )
  return (
    <>
      {hasAsked ? <KeepFocus key="call">{call}</KeepFocus> : call}
      <LinkButton to={sms.to} icon={MessageSquare} wide>
        {sms.count > 1 ? `Écrire ${sms.count} SMS` : 'Écrire un SMS'}
      </LinkButton>
      <CopyButton text={shown} label="Copier le numéro" wide />
    </>
  )
}
