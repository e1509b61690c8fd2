import { useActorRef } from '@xstate/react'
import { passwordReset, passwordResetRequest } from './actors/passwords.ts'
import { PasswordReset } from './screens/password-reset.tsx'
import { PasswordResetRequest } from './screens/password-reset-request.tsx'
import { PageTitle } from './ui/page-title.tsx'

function Request({ email }: { email: string }) {
  return <PasswordResetRequest actor={useActorRef(passwordResetRequest, { input: { email } })} />
}

function Reset({ token }: { token: string }) {
  return <PasswordReset actor={useActorRef(passwordReset, { input: { token } })} />
}

/**
 * The pages of a forgotten password, loaded with their address only: with a token the page of its
 * link, without one the page to ask for it, where `email` is what was typed to sign in.
 */
export const PasswordSpace = ({ token, email }: { token: string; email: string }) => (
  <>
    <PageTitle>{token ? 'Nouveau mot de passe' : 'Mot de passe oublié'}</PageTitle>
    {token ? <Reset key={token} token={token} /> : <Request email={email} />}
  </>
)
