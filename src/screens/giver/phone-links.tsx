import { MessageSquare, Phone } from 'lucide-react'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { IconLink } from '../../ui/page/icon-link.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import type { TextMessage } from '../../words/text-message.ts'
import { ofName, phoneInPairs } from '../../../contract/words-in-french.ts'

type Props = { phone: string; name: string }

/** A phone link; the number is grouped in pairs of digits. `reach`: where its target extends. */
export function PhoneNumber({ phone, name, reach = 'around' }: Props & { reach?: 'around' | 'below' }) {
  const shown = phoneInPairs(phone)
  return (
    <PhoneLink
      to={`tel:${phone.replaceAll(' ', '')}`}
      icon={Phone}
      label={`Appeler ${name} au ${shown}`}
      shown={shown}
      reach={reach}
    />
  )
}

/** A link that opens a prefilled text message; says how many SMS it takes if more than one. */
export function SmsLink({ sms, name }: { sms: TextMessage; name: string }) {
  const shown = sms.count > 1 ? `${sms.count} SMS` : 'SMS'
  return (
    <LinkButton to={sms.to} icon={MessageSquare} variant="quiet" aria-label={`Prévenir ${name} par ${shown}`}>
      {shown}
    </LinkButton>
  )
}

/** A number with links to call, to text and to copy it. */
export function PhoneLinks({ phone, name }: Props) {
  return (
    <div className="flex flex-wrap items-center">
      <PhoneNumber phone={phone} name={name} />
      <IconLink
        to={`sms:${phone.replaceAll(' ', '')}`}
        icon={MessageSquare}
        label={`Envoyer un SMS à ${name}`}
      />
      <CopyButton text={phoneInPairs(phone)} label={`Copier le numéro ${ofName(name)}`} />
    </div>
  )
}
