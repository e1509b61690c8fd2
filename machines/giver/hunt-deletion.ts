import { deleteHunt, type Hunt } from '../../contract/giver/hunts.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Deletes a planned hunt after confirmation (spec §2 « Giver home », §4). */
export const huntDeletionMachine = confirmedCommand({
  id: 'huntDeletion',
  call: deleteHunt,
  request: ({ id }: Hunt) => ({ params: { id } }),
  description: 'Le responsable supprime une chasse prévue, après confirmation.',
  announced: 'La chasse a été supprimée.',
  states: {
    done: 'La chasse n’existe plus.',
    refused: 'La chasse a déjà eu lieu : elle ne peut plus être supprimée.',
  },
})
