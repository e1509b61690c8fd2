import { MessageSquare, Phone } from 'lucide-react'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { phoneInPairs } from '../../words/words.ts'

/** Links to call a number or send it a message. */
export function PhoneLinks({ phone, name }: { phone: string; name: string }) {
  const number = phone.replaceAll(' ', '')
  const shown = phoneInPairs(phone)
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton to={`tel:${number}`} icon={Phone} aria-label={`Appeler ${name} au ${shown}`}>
        {shown}
      </LinkButton>
      <LinkButton
        to={`sms:${number}`}
        icon={MessageSquare}
        variant="quiet"
        aria-label={`Envoyer un SMS à ${name}`}
      >
        SMS
      </LinkButton>
    </div>
  )
}
