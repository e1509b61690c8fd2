import { useSelector } from '@xstate/react'
import { Phone } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { limits } from '../../../contract/limits.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import type { contactsMachine } from '../../../machines/giver/contacts.ts'
import { revealId } from '../../../machines/giver/contacts-setup.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { SpecimenIcon } from '../../ui/pictures/specimen-icon.tsx'
import { Tooltip } from '../../ui/dialogs/tooltip.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'
import { contactSms } from '../../words/offer-sms.ts'
import { ofName } from '../../../contract/words-in-french.ts'
import { animals, away, counted, fullName } from '../../words/words.ts'
import { Writer } from '../shared/writer.ts'
import { ContactReveal, RevealTrouble } from './contact-reveal.tsx'
import { PhoneNumber, PhoneTools } from './phone-links.tsx'

type Props = {
  contact: Contact
  actor: ActorRefFrom<typeof contactsMachine>
  specimenTypes: SpecimenType[]
  /** In a report: wishes are shown as figures, and the phone number serves to identify people. */
  brief?: boolean
  /** The outcome of an offer to the person. */
  told?: ReactNode
  /** Other actions, beside their phone number. */
  beside?: ReactNode
  /** The quantities to enter or received, under the person. */
  children?: ReactNode
}

/** One receiver of a hunt: name, commune, wishes and phone number (spec §2 « Each row »). */
export function ContactRow(props: Props) {
  const { contact, actor, specimenTypes, brief = false, told, beside, children } = props
  const hunt = useSelector(actor, ({ context }) => context.hunt)
  const hasAsked = useSelector(actor, ({ context }) => context.asked.includes(contact.id))
  const writer = useContext(Writer)
  const name = fullName(contact)
  const { phone } = contact
  const number =
    phone === null ? null : <PhoneNumber phone={phone} name={name} reach={brief ? 'below' : 'above'} />
  const reveal = useSelector(actor, (snapshot) => snapshot.children[revealId(contact.id)])
  const sms = (to: string) =>
    contactSms(to, { ...hunt, firstname: contact.firstname }, writer, hunt.hunt_state.code === 'planned')
  const place = <span>{fr(`${contact.city.label}, ${away(contact.distance)}`)}</span>
  return (
    <article aria-label={name} className={`border-b border-line md:py-1 ${brief ? 'pb-0.5' : 'pb-px'}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-1">
        <div
          className={`@container min-w-[7.5em] flex-1 ${brief ? '' : 'grid content-center max-md:min-h-11'}`}
        >
          <div className="flex flex-wrap gap-x-2 *:leading-tight max-md:flex-col md:items-center">
            <Heading level={3} look={4}>
              {name}
            </Heading>
            {brief ? null : hasAsked && number ? <KeepFocus key="number">{number}</KeepFocus> : number}
            {brief || number ? null : <p className="text-sm text-ink-soft">{place}</p>}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-end">
          {phone === null ? <Reach contact={contact} actor={actor} name={name} /> : null}
          {phone !== null && brief ? number : null}
          {phone !== null && !brief ? <PhoneTools phone={phone} name={name} sms={sms(phone)} /> : null}
          {beside}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-1.5 text-sm leading-tight text-ink-soft">
        {brief || number ? place : null}
        <Wishes contact={contact} specimenTypes={specimenTypes} brief={brief} />
        {contact.sum_donation > 0 ? (
          <span className="font-semibold">{`Déjà ${contact.sum_donation} gibier(s) reçu(s)`}</span>
        ) : null}
        {told}
        {reveal ? <RevealTrouble actor={reveal} /> : null}
      </div>
      {children}
    </article>
  )
}

function Wishes({ contact, specimenTypes, brief }: Pick<Props, 'contact' | 'specimenTypes' | 'brief'>) {
  return (
    <ul aria-label="Gibiers recherchés" className="contents">
      {contact.wishes.map((wish) => {
        const type = specimenTypes.find(({ id }) => id === wish.specimen_type_id)
        const text = type
          ? counted(wish.quantity, type.label, type.label_plural)
          : counted(wish.quantity, 'gibier', 'gibiers')
        const icon = (
          <span className="text-forest">
            <SpecimenIcon icon_url={wish.icon_url} size="tiny" />
          </span>
        )
        return (
          <li key={wish.specimen_type_id} title={text} className="flex items-center gap-0.5 text-ink">
            {brief ? (
              <Tooltip text={text} label={text} delay={limits.tooltip} inline>
                {icon}
                <span>{wish.quantity}</span>
              </Tooltip>
            ) : (
              <>
                {icon}
                <span>{text}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Reach({ contact, actor, name }: Pick<Props, 'contact' | 'actor'> & { name: string }) {
  const isClosed = useSelector(actor, ({ context }) => context.arePhonesClosed)
  const reveal = useSelector(actor, (snapshot) => snapshot.children[revealId(contact.id)])
  if (reveal) return <ContactReveal actor={reveal} name={name} />
  if (contact.has_left) return <Text look="soft">N’est plus joignable ici</Text>
  if (isClosed) return <Text look="soft">Numéro réservé au responsable</Text>
  return (
    <Button
      compact
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

/** What a receiver received at a finished hunt (spec §2). */
export function Received({ contact, specimenTypes }: Pick<Props, 'contact' | 'specimenTypes'>) {
  if (contact.donations.length === 0)
    return <Text look="soft">Ce particulier n'a rien reçu lors de cette chasse.</Text>
  return (
    <ul aria-label="Gibiers reçus" className="flex flex-wrap gap-2">
      {contact.donations.map(({ specimen_type_id, quantity }) => {
        const type = specimenTypes.find(({ id }) => id === specimen_type_id)
        return (
          <li key={specimen_type_id}>
            <Badge tone="success">{`${quantity} ${type ? animals(type, quantity) : ''}`}</Badge>
          </li>
        )
      })}
    </ul>
  )
}
