import type { ActorRefFrom } from 'xstate'
import type { secondFactorSetupMachine } from '../../../machines/shared/second-factor-setup.ts'
import { Text } from '../../ui/text/text.tsx'
import { SecondFactorSetup } from '../shared/second-factor-setup.tsx'
import { FactorPage, type FactorPageProps } from './factor-page.tsx'

type Props = FactorPageProps & { actor: ActorRefFrom<typeof secondFactorSetupMachine> }

/** Requires a person whose grace period is over to set up a second factor first. */
export const SecondFactorGate = ({ actor, ...page }: Props) => (
  <FactorPage
    {...page}
    title="Activez la double vérification"
    help="Vous n’y arrivez pas avec cet appareil ? Connectez-vous depuis un autre, ou demandez de l’aide à un administrateur."
  >
    <div className="grid gap-5">
      <Text>
        Votre compte donne accès aux données d’autres personnes : il lui faut maintenant une double
        vérification. Après votre mot de passe, un second moyen confirme que c’est bien vous.
      </Text>
      <SecondFactorSetup actor={actor} />
    </div>
  </FactorPage>
)
