import { MessageSquare, Phone } from 'lucide-react'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { IconLink } from '../../ui/page/icon-link.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { ofName, phoneInPairs } from '../../words/words.ts'

type Props = { phone: string; name: string }

/** A number, grouped in pairs of digits, that calls it. */
export function PhoneNumber({ phone, name }: Props) {
  const shown = phoneInPairs(phone)
  return (
    <PhoneLink
      to={`tel:${phone.replaceAll(' ', '')}`}
      icon={Phone}
      label={`Appeler ${name} au ${shown}`}
      shown={shown}
    />
  )
}

/** A link to a message, ready written where `sms` says so, and a button that copies the number. */
export function PhoneTools({ phone, name, sms }: Props & { sms?: string }) {
  return (
    <>
      <IconLink
        to={sms ?? `sms:${phone.replaceAll(' ', '')}`}
        icon={MessageSquare}
        label={`Envoyer un SMS à ${name}`}
      />
      <CopyButton text={phoneInPairs(phone)} label={`Copier le numéro ${ofName(name)}`} />
    </>
  )
}

/** A number to call, to write to, or to copy. */
export function PhoneLinks(props: Props) {
  return (
    <div className="flex flex-wrap items-center">
      <PhoneNumber {...props} />
      <PhoneTools {...props} />
    </div>
  )
}
