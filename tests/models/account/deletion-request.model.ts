import { createElement } from 'react'
import { deletionRequestMachine } from '../../../machines/account/deletion-request.ts'
import { confirmedChoiceFlow } from '../patterns/confirmed-choice.ts'

export const deletionRequest = confirmedChoiceFlow<boolean>(deletionRequestMachine, {
  name: 'deletion-request',
  value: false,
  other: (value) => !value,
  card: 'Supprimer mon compte',
  offer: (value) => (value ? 'Demander la suppression de mon compte' : 'Renoncer à la suppression'),
  seesKept: (card, value) =>
    value ? card.seesText('Demande envoyée') : card.doesNotSeeText('Demande envoyée'),
  question: 'Demander la suppression de votre compte ?',
  confirm: 'Demander la suppression',
  consequence: 'effacera vos données personnelles sous un mois',
  screen: async () => {
    const { DeletionRequest } = await import('../../../src/screens/account/deletion-request.tsx')
    return ({ actor }) => createElement(DeletionRequest, { actor: actor, since: null })
  },
})
