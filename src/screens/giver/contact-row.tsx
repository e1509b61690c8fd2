import { useSelector } from '@xstate/react'
import { MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { limits } from '../../../contract/limits.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { type contactsMachine, revealId } from '../../../machines/giver/contacts.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { SpecimenIcon } from '../../ui/pictures/specimen-icon.tsx'
import { Tooltip } from '../../ui/dialogs/tooltip.tsx'
import { Text } from '../../ui/text/text.tsx'
import { animals, counted, away } from '../../words/words.ts'
import { ContactReveal } from './contact-reveal.tsx'
import { PhoneLinks } from './phone-links.tsx'

type Props = {
  contact: Contact
  actor: ActorRefFrom<typeof contactsMachine>
  specimenTypes: SpecimenType[]
  /** What else can be done for the person, beside their phone number. */
  beside?: ReactNode
  /** The quantities to enter or received, under the person. */
  children?: ReactNode
}

/** One receiver of a hunt: name, commune, wishes and phone number (spec §2 « Each row »). */
export function ContactRow({ contact, actor, specimenTypes, beside, children }: Props) {
  const name = `${contact.firstname} ${contact.lastname}`
  return (
    <article aria-label={name} className="grid gap-3 border-b border-line py-4">
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div className="min-w-0">
          <Heading level={3} look={3}>
            {name}
          </Heading>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <span className="inline-flex items-center gap-1">
              <MapPin aria-hidden className="size-4" />
              {`${contact.city.label}, ${away(contact.distance)}`}
            </span>
            {contact.sum_donation > 0 ? (
              <Badge>{`Déjà ${contact.sum_donation} gibier(s) reçu(s)`}</Badge>
            ) : null}
          </p>
          <Wishes contact={contact} specimenTypes={specimenTypes} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Reach contact={contact} actor={actor} name={name} />
          {beside}
        </div>
      </div>
      {children}
    </article>
  )
}

function Wishes({ contact, specimenTypes }: Pick<Props, 'contact' | 'specimenTypes'>) {
  return (
    <ul aria-label="Gibiers recherchés" className="-ml-2 flex flex-wrap empty:hidden">
      {contact.wishes.map((wish) => {
        const type = specimenTypes.find(({ id }) => id === wish.specimen_type_id)
        const text = type
          ? counted(wish.quantity, type.label, type.label_plural)
          : counted(wish.quantity, 'gibier', 'gibiers')
        return (
          <li key={wish.specimen_type_id}>
            <Tooltip text={text} label={text} delay={limits.tooltip}>
              <span className="text-forest">
                <SpecimenIcon icon_url={wish.icon_url} />
              </span>
            </Tooltip>
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
  if (contact.phone) return <PhoneLinks phone={contact.phone} name={name} />
  if (isClosed) return <Text look="soft">Numéro réservé au responsable</Text>
  return (
    <Button
      icon={Phone}
      aria-label={`Obtenir le numéro de ${name}`}
      onClick={() => actor.send({ type: 'phone.requested', contactId: contact.id })}
    >
      Obtenir
    </Button>
  )
}

/** The donations that a receiver got from a finished hunt (spec §2). */
export function Received({ contact, specimenTypes }: Pick<Props, 'contact' | 'specimenTypes'>) {
  if (contact.donations.length === 0)
    return <p className="text-ink-soft">Ce particulier n'a rien reçu lors de cette chasse.</p>
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
