import { useActorRef } from '@xstate/react'
import { CONFIRM, RESET, SIGN_IN } from '../../contract/pages.ts'
import { addressConfirmation } from '../actors/sign-in/addresses.ts'
import { passwordReset, passwordResetRequest } from '../actors/sign-in/passwords.ts'
import { tokenSignIn } from '../actors/sign-in/token-sign-in.ts'
import { AddressConfirmation } from '../screens/sign-in/address-confirmation.tsx'
import { PasswordReset } from '../screens/sign-in/password-reset.tsx'
import { PasswordResetRequest } from '../screens/sign-in/password-reset-request.tsx'
import { TokenSignIn } from '../screens/sign-in/token-sign-in.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'

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

type Props = {
  /** The query of the address. */
  search: string
  /** What was typed to sign in. */
  email: string
  isSignedIn: boolean
}

/**
 * The pages that links open at the address of sign-in, loaded with them only: an address to
 * confirm, a new password and where to ask for the link to it, and a session to open.
 */
export function LinkSpace({ search, email, isSignedIn }: Props) {
  const query = new URLSearchParams(search)
  const address = query.get(CONFIRM)
  const password = query.get(RESET)
  const session = query.get(SIGN_IN)
  if (session !== null)
    return (
      <>
        <PageTitle>Lien de connexion</PageTitle>
        <SignIn key={session} token={session} isSignedIn={isSignedIn} />
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
