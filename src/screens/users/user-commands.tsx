import { useSelector } from '@xstate/react'
import {
  Ban,
  CircleX,
  Check,
  History as HistoryIcon,
  KeyRound,
  LockOpen,
  ShieldCheck,
  ShieldOff,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { isPermitted, type userCommandsMachine } from '../../../machines/users/user-commands.ts'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { History } from '../shared/history.tsx'
import { GiverBanning } from './giver-banning.tsx'
import { GiverValidating } from './giver-validating.tsx'
import { SecondFactorReset, UserAnonymisation, UserBlocking, UserUnblocking } from './user-decisions.tsx'
import { UserGdpr } from './user-gdpr.tsx'
import { UserToken } from './user-token.tsx'

/** `address`: the URL state of the page below, which that of the history completes. */
type Props = { actor: ActorRefFrom<typeof userCommandsMachine>; address?: WindowAddress }
type Asked = Parameters<Props['actor']['send']>[0]['type']

const offers: readonly { type: Asked; label: string; icon: LucideIcon }[] = [
  { type: 'validation.requested', label: 'Valider', icon: Check },
  { type: 'ban.requested', label: 'Bannir', icon: CircleX },
  { type: 'history.requested', label: 'Historique', icon: HistoryIcon },
  { type: 'gdpr.requested', label: 'Choix RGPD', icon: ShieldCheck },
  { type: 'link.requested', label: 'Lien de connexion', icon: KeyRound },
  { type: 'factorReset.requested', label: 'Réinitialiser la double vérification', icon: ShieldOff },
  { type: 'blocking.requested', label: 'Bloquer', icon: Ban },
  { type: 'unblocking.requested', label: 'Débloquer', icon: LockOpen },
  { type: 'anonymisation.requested', label: 'Anonymiser', icon: UserX },
]

/** The commands on a user permitted to the caller, and the dialog of the current one. */
export function UserCommands({ actor, address }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const {
    giverValidating,
    giverBanning,
    userBlocking,
    userUnblocking,
    userAnonymisation,
    userToken,
    userGdpr,
    history,
    secondFactorReset,
  } = state.children
  return (
    <>
      <div role="group" aria-label="Actions" className="flex flex-wrap gap-2">
        {offers
          .filter(({ type }) => isPermitted(state.context, type))
          .map(({ type, label, icon }) => (
            <Button key={type} icon={icon} onClick={() => actor.send({ type })}>
              {label}
            </Button>
          ))}
      </div>
      {giverValidating ? <GiverValidating actor={giverValidating} /> : null}
      {giverBanning ? <GiverBanning actor={giverBanning} /> : null}
      {userBlocking ? <UserBlocking actor={userBlocking} /> : null}
      {userUnblocking ? <UserUnblocking actor={userUnblocking} /> : null}
      {userAnonymisation ? <UserAnonymisation actor={userAnonymisation} /> : null}
      {userToken ? <UserToken actor={userToken} /> : null}
      {secondFactorReset ? <SecondFactorReset actor={secondFactorReset} /> : null}
      {userGdpr ? <UserGdpr actor={userGdpr} /> : null}
      {history ? <History actor={history} address={address && { ...address, history: '1' }} /> : null}
    </>
  )
}
