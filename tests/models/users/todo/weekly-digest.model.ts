import { createElement } from 'react'
import { weeklyDigestMachine } from '../../../../machines/users/todo/weekly-digest.ts'
import { checkedChoiceFlow } from '../../patterns/checked-choice.ts'

export const weeklyDigest = checkedChoiceFlow(weeklyDigestMachine, {
  name: 'weekly-digest',
  box: 'Recevoir chaque lundi à 7 h ce qui attend',
  field: 'wanted',
  screen: async () => {
    const { WeeklyDigest } = await import('../../../../src/screens/users/todo/weekly-digest.tsx')
    return ({ actor }) => createElement(WeeklyDigest, { actor, isWanted: false })
  },
  browser: {
    reloadDiffers: 'chaque chemin finit par une réponse que le test a feinte',
    as: 'cher',
    navigate: (driver) => driver.open('/todo'),
  },
})
