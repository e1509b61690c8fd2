import { Link } from '../../ui/page/link.tsx'
import { phoneInPairs } from '../../../contract/words-in-french.ts'

/** A phone number as a link that calls it. */
export const CallLink = ({ name, phone }: { name: string; phone: string | null }) =>
  phone ? (
    <Link to={`tel:${phone.replaceAll(' ', '')}`} aria-label={`Appeler ${name} au ${phoneInPairs(phone)}`}>
      <span className="whitespace-nowrap tabular-nums">{phoneInPairs(phone)}</span>
    </Link>
  ) : (
    'Inconnu'
  )
