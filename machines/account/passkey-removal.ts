import {
  removePasskey,
  type Passkey,
  type SecondFactors,
} from '../../contract/shared/second-factor/second-factor.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** A passkey, together with all second factors of the account. */
export type RemovedPasskey = Passkey & { factors: SecondFactors }

/** Removes a passkey from the person's account, after confirmation. */
export const passkeyRemovalMachine = confirmedCommand({
  id: 'passkeyRemoval',
  call: removePasskey,
  request: ({ id }: RemovedPasskey) => ({ params: { id } }),
  description: 'Une personne retire une clé d’accès de son compte, après confirmation.',
  announced: 'La clé d’accès est retirée.',
  states: {
    done: 'La clé d’accès ne sert plus à se connecter.',
    refused: 'C’est la dernière vérification d’un compte qui doit en avoir une.',
  },
})
