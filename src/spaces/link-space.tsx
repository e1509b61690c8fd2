import { useActorRef } from '@xstate/react'
import { CONFIRM, RESET, SIGN_IN, STOP } from '../../contract/pages.ts'
import { AddressConfirmation } from '../screens/sign-in/address-confirmation.tsx'
import { AddressStop } from '../screens/sign-in/address-stop.tsx'
import { PasswordReset } from '../screens/sign-in/password-reset.tsx'
import { PasswordResetRequest } from '../screens/sign-in/password-reset-request.tsx'
import { TokenSignIn } from '../screens/sign-in/token-sign-in.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'
import { addressConfirmationMachine } from '../../machines/sign-in/address-confirmation.ts'
import { addressStopMachine } from '../../machines/sign-in/address-stop.ts'
import { passwordResetMachine } from '../../machines/sign-in/password-reset.ts'
import { passwordResetRequestMachine } from '../../machines/sign-in/password-reset-request.ts'
import { tokenSignInMachine } from '../../machines/sign-in/token-sign-in.ts'
import { wire } from '../actors/wire.ts'

const addressConfirmation = wire(addressConfirmationMachine)
const addressStop = wire(addressStopMachine)
const passwordReset = wire(passwordResetMachine)
const passwordResetRequest = wire(passwordResetRequestMachine)
/** The page is reloaded for the new session. */
const tokenSignIn = wire(tokenSignInMachine, { actions: { reopenApplication: () => location.replace('/') } })

function Request({ email }: { email: string }) {
  return <PasswordResetRequest actor={useActorRef(passwordResetRequest, { input: { email } })} />
}

function Reset({ token }: { token: string }) {
  return <PasswordReset actor={useActorRef(passwordReset, { input: { token } })} />
}

function Confirmation({ token, isSignedIn }: { token: string; isSignedIn: boolean }) {
  const actor = useActorRef(addressConfirmation, { input: { token } })
  return <AddressConfirmation actor={actor} isSignedIn={isSignedIn} />
}

function SignIn({ token, isSignedIn }: { token: string; isSignedIn: boolean }) {
  return <TokenSignIn actor={useActorRef(tokenSignIn, { input: { token } })} isSignedIn={isSignedIn} />
}

function Stop({ token }: { token: string }) {
  return <AddressStop actor={useActorRef(addressStop, { input: { token } })} />
}

type Props = {
  /** The query of the URL. */
  search: string
  /** The address typed at sign-in. */
  email: string
  isSignedIn: boolean
}

/**
 * The pages of single-use links under the sign-in URL, each loaded on demand: confirming an address,
 * stopping its change, requesting a reset link, choosing a new password, and signing in by a link.
 */
export function LinkSpace({ search, email, isSignedIn }: Props) {
  const query = new URLSearchParams(search)
  const address = query.get(CONFIRM)
  const password = query.get(RESET)
  const stopped = query.get(STOP)
  const session = query.get(SIGN_IN)
  if (session !== null)
    return (
      <>
        <PageTitle>Lien de connexion</PageTitle>
        <SignIn key={session} token={session} isSignedIn={isSignedIn} />
      </>
    )
  if (stopped !== null)
    return (
      <>
        <PageTitle>Changement de votre adresse</PageTitle>
        <Stop key={stopped} token={stopped} />
      </>
    )
  if (address !== null)
    return (
      <>
        <PageTitle>Confirmation de votre adresse</PageTitle>
        <Confirmation key={address} token={address} isSignedIn={isSignedIn} />
      </>
    )
  return (
    <>
      <PageTitle>{password ? 'Nouveau mot de passe' : 'Mot de passe oublié'}</PageTitle>
      {password ? <Reset key={password} token={password} /> : <Request email={email} />}
    </>
  )
}
