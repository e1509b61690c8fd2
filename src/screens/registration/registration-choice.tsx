import { House, Trees } from 'lucide-react'
import { GIVER, RECEIVER } from '../../../contract/shared/users.ts'
import { paths, registrationPath } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'

const choices = [
  {
    userType: RECEIVER,
    icon: House,
    title: 'Je recherche du gibier',
    words:
      'Particulier : vous dites ce que vous recherchez, et jusqu’où. Un chasseur qui a du gibier à céder peut vous appeler.',
    action: 'M’inscrire comme particulier',
    variant: 'primary',
  },
  {
    userType: GIVER,
    icon: Trees,
    title: 'J’ai du gibier à céder',
    words:
      'Responsable de territoire de chasse : vous prévoyez vos chasses, trouvez des preneurs et informez votre fédération.',
    action: 'M’inscrire comme responsable de territoire',
    variant: 'secondary',
  },
] as const

/** The choice of a type of account (spec §2 /register). */
export function RegistrationChoice({ onFederations }: { onFederations: () => void }) {
  return (
    <div className="grid gap-6">
      <Heading level={1}>Inscription</Heading>
      <ul className="grid gap-4 md:grid-cols-2">
        {choices.map(({ userType, icon: Icon, title, words, action, variant }) => (
          <Card as="li" key={userType}>
            <div className="flex h-full flex-col gap-3">
              <Icon aria-hidden className="size-10 text-forest" strokeWidth={1.5} />
              <Heading level={2}>{title}</Heading>
              <div className="flex-1">
                <Text>{words}</Text>
              </div>
              <LinkButton to={registrationPath(userType)} variant={variant} wide>
                {action}
              </LinkButton>
            </div>
          </Card>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-center gap-x-3">
        <Text>Votre département participe-t-il ?</Text>
        <Button variant="quiet" onClick={onFederations}>
          Fédérations disponibles
        </Button>
      </div>
      <p className="text-center">
        {fr('Vous avez déjà un compte ?')} <Link to={paths.login}>Se connecter</Link>
      </p>
    </div>
  )
}
