import { fulfilDeletionRequest, type DeletionRequest } from '../../../contract/users/deletion-requests.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Anonymises a person who requested it, after confirmation (spec §4; GDPR, article 17). */
export const deletionFulfilmentMachine = confirmedCommand({
  id: 'deletionFulfilment',
  call: fulfilDeletionRequest,
  request: ({ id }: DeletionRequest) => ({ params: { id } }),
  description: 'On anonymise une personne qui demande la suppression de son compte, après confirmation.',
  announced: "L'utilisateur a été anonymisé.",
  states: {
    done: 'Les données de la personne sont effacées, et un dernier e-mail le lui dit.',
    refused: 'La personne a retiré sa demande, ou ne peut pas, ou plus, être anonymisée.',
  },
})
