import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { registrationMachine } from '../../../machines/registration/registration.ts'
import { GIVER } from '../../../contract/shared/users.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { Steps } from '../../ui/page/steps.tsx'
import { fr } from '../../ui/text/typography.ts'
import { RegistrationIdentity } from './registration-identity.tsx'
import { RegistrationSpecifics } from './registration-specifics.tsx'

/** The notice that an entry left alone for too long was cleared, so that nobody else reads it. */
function Forgotten({ actor }: Pick<Props, 'actor'>) {
  return (
    <Notice
      tone="info"
      title="Votre saisie a été effacée"
      action={
        <Button variant="primary" onClick={() => actor.send({ type: 'registration.restarted' })}>
          Reprendre depuis le début
        </Button>
      }
    >
      Elle n’avait pas changé depuis longtemps. Pour que personne d’autre ne la lise sur cet appareil, elle
      n’y est plus. Rien n’avait été envoyé.
    </Notice>
  )
}

type Props = { actor: ActorRefFrom<typeof registrationMachine>; onFederations: () => void }

/** The registration of a giver or a receiver (spec §2 « Registration »). */
export function Registration({ actor, onFederations }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { registrationIdentity, registrationSpecifics } = state.children
  const isGiver = state.context.userType === GIVER
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <Heading level={1}>
        {isGiver ? 'Inscription d’un responsable de territoire' : 'Inscription d’un particulier'}
      </Heading>
      {state.matches('forgotten') ? (
        <Forgotten actor={actor} />
      ) : (
        <Steps
          names={['Vous', isGiver ? 'Votre NIT' : 'Votre recherche']}
          current={state.matches('identifying') ? 0 : 1}
        />
      )}
      {registrationIdentity ? (
        <RegistrationIdentity actor={registrationIdentity} onFederations={onFederations} />
      ) : null}
      {registrationSpecifics ? <RegistrationSpecifics actor={registrationSpecifics} /> : null}
      <p className="text-center">
        {fr('Vous avez déjà un compte ?')} <Link to={paths.login}>Se connecter</Link>
      </p>
    </div>
  )
}
