import { Lock } from 'lucide-react'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'
import { HomeCard } from '../patterns/home-card.tsx'

const choices = [
  'changer son mot de passe, et voir où son compte est ouvert',
  'accepter ou refuser l’utilisation de ses données',
  'recevoir ou non la lettre d’information',
  'télécharger ses données',
  'demander la suppression de son compte',
]
const secondFactor = 'activer ou changer sa double vérification'

type Props = {
  name: string
  /** Whether the account requires a second factor. */
  hasPower: boolean
}

/** Replaces, in an assisted session, the choices reserved to the account holder. */
export const ClosedChoices = ({ name, hasPower }: Props) => (
  <HomeCard id="closed" title="Réservé à la personne">
    <Text>{fr(`Vous agissez à sa place : seule la personne (${name}) peut, dans sa propre session :`)}</Text>
    <ul className="grid gap-2">
      {[...choices, ...(hasPower ? [secondFactor] : [])].map((choice) => (
        <li key={choice} className="flex items-start gap-2">
          <Lock aria-hidden className="mt-1 size-4 shrink-0 text-ink-soft" />
          <span>{choice}</span>
        </li>
      ))}
    </ul>
  </HomeCard>
)
