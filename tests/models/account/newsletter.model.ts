import { createElement } from 'react'
import { newsletterMachine } from '../../../machines/account/newsletter.ts'
import { atAccount } from '../pages/account.ts'
import { checkedChoiceFlow } from '../patterns/checked-choice.ts'

export const newsletter = checkedChoiceFlow(newsletterMachine, {
  name: 'newsletter',
  box: 'Je souhaite recevoir la lettre d’information par e-mail',
  field: 'accepted',
  screen: async () => {
    const { Newsletter } = await import('../../../src/screens/account/newsletter.tsx')
    return ({ actor }) => createElement(Newsletter, { actor, since: null })
  },
  browser: { as: 'giver', navigate: atAccount },
})
