import { confirmationMachine } from '../patterns/confirmation.ts'
import { federationWork } from './federation-work.ts'

/** Attaches its communes to a federation that has none (spec §2 « Federations list », §4 « Federation »). */
export const federationInitialisationMachine = federationWork(
  {
    id: 'federationInitialisation',
    call: 'initFederation',
    description: 'Une personne rattache ses communes à une fédération, et suit ce travail jusqu’au bout.',
    states: {
      preparing: 'On dit ce qui va se passer et on demande confirmation.',
      done: 'La fédération a ses communes ; on dit combien.',
    },
  },
  confirmationMachine,
  ({ name }) => ({ message: `Initialiser ${name} ?`, confirm: 'Initialiser' }),
)
