import type { ActorRefFrom } from 'xstate'
import type { SecondFactors } from '../../../contract/shared/second-factor/second-factor.ts'
import type { applicationRemovalMachine } from '../../../machines/account/application-removal.ts'
import type { passkeyRemovalMachine } from '../../../machines/account/passkey-removal.ts'
import { counted } from '../../words/words.ts'
import { ConfirmedCommand } from '../patterns/confirmed-command.tsx'

/** « a, b et c ». */
const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} et ${names.at(-1)}` : (names[0] ?? '')

/** The factors that remain after a removal, and that another can be added. */
function remaining(factors: SecondFactors, names: readonly string[]): string {
  if (names.length === 0)
    return 'C’est votre dernier moyen : sans lui, vos codes de secours ne servent plus, et votre mot de passe suffit. Le retrait est refusé aux comptes qui doivent garder une double vérification. Vous pourrez la remettre en place à tout moment.'
  const codes = counted(factors.recovery_codes_left, 'code de secours', 'codes de secours')
  return `Il vous restera ${listed([...names, codes])}. Vous pourrez l’ajouter à nouveau.`
}

const passkeysOf = ({ passkeys }: SecondFactors, except?: number) =>
  passkeys.filter(({ id }) => id !== except).map(({ name }) => `la clé d’accès « ${name} »`)

/** Removes a passkey after confirmation. */
export const PasskeyRemoval = ({ actor }: { actor: ActorRefFrom<typeof passkeyRemovalMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Retirer la clé d’accès"
    confirm="Retirer"
    consequence={({ id, name, factors }) =>
      `La clé d’accès « ${name} » ne permettra plus de vous connecter. ${remaining(factors, [
        ...passkeysOf(factors, id),
        ...(factors.totp_since === null ? [] : ['l’application de codes']),
      ])}`
    }
    busyLabel="Retrait…"
    failed="La clé d’accès n’a pas pu être retirée."
    danger
  />
)

/** Removes the authenticator app after confirmation. */
export const ApplicationRemoval = ({ actor }: { actor: ActorRefFrom<typeof applicationRemovalMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Retirer l’application de codes"
    confirm="Retirer"
    consequence={({ factors }) =>
      `Les codes de votre application ne permettront plus de vous connecter. ${remaining(factors, passkeysOf(factors))}`
    }
    busyLabel="Retrait…"
    failed="L’application n’a pas pu être retirée."
    danger
  />
)
