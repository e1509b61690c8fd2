import { removeTotp, type SecondFactors } from '../../contract/shared/second-factor/second-factor.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/**
 * All second factors of the account. An account has at most one authenticator app, so `id` is always the
 * same.
 */
export type RemovedApplication = { id: number; factors: SecondFactors }

/** Removes the authenticator app from the person's account, after confirmation. */
export const applicationRemovalMachine = confirmedCommand({
  id: 'applicationRemoval',
  call: removeTotp,
  request: (_: RemovedApplication) => ({}),
  description: 'Une personne retire l’application de codes de son compte, après confirmation.',
  announced: 'L’application de codes est retirée.',
  states: {
    done: 'Les codes de l’application ne servent plus à se connecter.',
    refused: 'C’est la dernière vérification d’un compte qui doit en avoir une.',
  },
})
