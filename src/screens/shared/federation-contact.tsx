import { Clock, Mail, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FederationContact as Contact } from '../../../contract/shared/federation-contact.ts'
import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { Email } from '../../ui/text/email.tsx'
import { fr } from '../../ui/text/typography.ts'
import { phoneInPairs } from '../../../contract/words-in-french.ts'

const wide =
  'inline-flex min-h-11 items-center text-forest underline decoration-1 underline-offset-4 hover:decoration-2'

function Way({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      {children}
    </li>
  )
}

type Props = { contact: Contact }

/** Whether there is any way to reach a federation. */
export const isReachable = ({ contact_email, contact_phone, contact_hours }: Contact): boolean =>
  Boolean(contact_email || contact_phone || contact_hours)

/** The ways to reach a federation, and when. */
export function ContactWays({ contact }: Props) {
  const { contact_email: email, contact_phone: phone, contact_hours: hours } = contact
  return (
    <ul>
      {phone ? (
        <Way icon={Phone}>
          <Link to={`tel:${phone.replaceAll(' ', '')}`} className={wide}>
            {phoneInPairs(phone)}
          </Link>
        </Way>
      ) : null}
      {email ? (
        <Way icon={Mail}>
          <Link to={`mailto:${email}`} className={wide}>
            <Email address={email} />
          </Link>
        </Way>
      ) : null}
      {hours ? (
        <Way icon={Clock}>
          <span>{fr(hours)}</span>
        </Way>
      ) : null}
    </ul>
  )
}

/** The contact details of the person's federation; empty if unknown. */
export function FederationContact({ contact }: Props) {
  if (!isReachable(contact)) return null
  return (
    <section aria-label="Joindre votre fédération" className="grid gap-1">
      <Heading level={2} look={3}>
        Joindre votre fédération
      </Heading>
      <ContactWays contact={contact} />
    </section>
  )
}
