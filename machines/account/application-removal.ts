import type { SecondFactors } from '../../contract/shared/second-factor/second-factor.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** All that the account has. An account has one application only: `id` tells nothing apart. */
export type RemovedApplication = { id: number; factors: SecondFactors }

/** Removes the authenticator application from one's account, after confirmation. */
export const applicationRemovalMachine = confirmedCommand<RemovedApplication>({
  id: 'applicationRemoval',
  call: 'removeTotp',
  description: 'Une personne retire l’application de codes de son compte, après confirmation.',
  announced: 'L’application de codes est retirée.',
  states: {
    done: 'Les codes de l’application ne servent plus à se connecter.',
    refused: 'C’est la dernière vérification d’un compte qui doit en avoir une.',
  },
})
