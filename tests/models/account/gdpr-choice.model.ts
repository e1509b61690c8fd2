import { createElement } from 'react'
import { type GdprState, RECEIVER } from '../../../contract/shared/users.ts'
import { gdprChoiceMachine } from '../../../machines/account/gdpr-choice.ts'
import { confirmedChoiceFlow } from '../patterns/confirmed-choice.ts'

export const gdprChoice = confirmedChoiceFlow<GdprState>(gdprChoiceMachine, {
  name: 'gdpr-choice',
  value: 'accepted',
  other: (value) => (value === 'accepted' ? 'refused' : 'accepted'),
  card: 'Utilisation de mes données',
  offer: (value) => (value === 'refused' ? 'Refuser' : 'Accepter'),
  seesKept: async (card, value) => {
    await card.seesText(value === 'accepted' ? 'Acceptée' : 'Refusée')
    await card.seesText('les responsables de territoire ne vous voient plus')
  },
  question: 'Refuser l’utilisation de vos données ?',
  confirm: 'Refuser',
  consequence: 'plus aucun chasseur ne vous trouve',
  screen: async () => {
    const { GdprChoice } = await import('../../../src/screens/account/gdpr-choice.tsx')
    return ({ actor }) => createElement(GdprChoice, { actor: actor, roleCode: RECEIVER })
  },
})
