import { useSelector } from '@xstate/react'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import type { contactsMachine } from '../../../machines/giver/contacts.ts'
import { revealId } from '../../../machines/giver/contacts-setup.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { OpeningButton } from '../../ui/buttons/opening-button.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { TappedRow } from '../../ui/lists/tapped-row.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ofName } from '../../../contract/words-in-french.ts'
import { fullName } from '../../words/words.ts'
import { placeOf, ReceivedBefore, Wishes } from './contact-facts.tsx'
import { ContactReveal, RevealTrouble } from './contact-reveal.tsx'
import { PhoneNumber } from './phone-links.tsx'

type Props = {
  contact: Contact
  actor: ActorRefFrom<typeof contactsMachine>
  specimenTypes: SpecimenType[]
  /** In a report: wishes are shown as figures, and the phone number serves to identify people. */
  brief?: boolean
  /** The outcome of an offer to the person. */
  told?: ReactNode
  /** Opens the person's sheet. */
  onOpen?: (() => void) | undefined
  /** The quantities to enter or received, under the person. */
  children?: ReactNode
}

/** On a phone high enough for eight rows to ask for few controls at once; on a wide screen one line. */
const oneLine = 'max-md:min-h-16.5 md:grid md:grid-cols-[15rem_1fr_auto] md:items-center md:gap-x-4'

/** One receiver of a hunt: name, commune, wishes and phone number (spec §2 « Each row »). */
export function ContactRow(props: Props) {
  const { contact, actor, specimenTypes, brief = false, told, onOpen, children } = props
  const hasAsked = useSelector(actor, ({ context }) => context.asked.includes(contact.id))
  const reveal = useSelector(actor, (snapshot) => snapshot.children[revealId(contact.id)])
  const name = fullName(contact)
  const { phone } = contact
  const place = <span>{placeOf(contact)}</span>
  const number =
    phone === null ? (
      <Reach contact={contact} actor={actor} />
    ) : (
      <PhoneNumber phone={phone} name={name} reach={brief ? 'below' : 'around'} />
    )
  return (
    <TappedRow
      label={name}
      className={`border-b border-line md:py-1 ${brief ? 'pb-0.5' : 'pb-px'} ${onOpen ? 'cursor-pointer' : ''}`}
    >
      <div className={brief ? undefined : oneLine}>
        <div className={`flex flex-wrap items-center justify-between gap-x-2 ${brief ? '' : 'md:contents'}`}>
          <div className={`min-w-[7.5em] flex-1 ${brief ? '' : 'min-h-11'}`}>
            <Heading level={3} look={4}>
              {onOpen ? <OpeningButton onClick={onOpen}>{name}</OpeningButton> : name}
            </Heading>
            {brief ? null : (
              <p className={`text-sm leading-tight text-ink-soft ${onOpen ? 'relative -mt-5' : ''}`}>
                {place}
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center justify-end md:order-1">
            {phone !== null && hasAsked ? <KeepFocus key="number">{number}</KeepFocus> : number}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-1.5 text-sm leading-tight text-ink-soft">
          {brief ? place : null}
          <Wishes contact={contact} specimenTypes={specimenTypes} look={brief ? 'figures' : 'row'} />
          <ReceivedBefore contact={contact} />
          {told}
          {reveal ? <RevealTrouble actor={reveal} /> : null}
        </div>
      </div>
      {children}
    </TappedRow>
  )
}

/** For a person whose number is not known: what obtains it, or why nothing does. */
export function Reach({
  contact,
  actor,
  wide = false,
}: Pick<Props, 'contact' | 'actor'> & { wide?: boolean }) {
  const name = fullName(contact)
  const isClosed = useSelector(actor, ({ context }) => context.arePhonesClosed)
  const reveal = useSelector(actor, (snapshot) => snapshot.children[revealId(contact.id)])
  if (reveal) return <ContactReveal actor={reveal} name={name} />
  if (contact.has_left) return <Text look="soft">N’est plus joignable ici</Text>
  if (isClosed) return <Text look="soft">Numéro réservé au responsable</Text>
  return (
    <Button
      wide={wide}
      compact={!wide}
      variant={wide ? 'primary' : 'secondary'}
      aria-label={`Obtenir le numéro ${ofName(name)}`}
      onClick={() => actor.send({ type: 'phone.requested', contactId: contact.id })}
    >
      <span className="inline-flex items-center gap-2">
        <Phone aria-hidden className="hidden size-5 shrink-0 md:block" />
        Obtenir
      </span>
    </Button>
  )
}
