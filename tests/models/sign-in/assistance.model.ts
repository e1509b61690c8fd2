import { createElement } from 'react'
import { assistanceMachine } from '../../../machines/sign-in/assistance.ts'
import { httpError, networkError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { giver } from '../../world/people.ts'
import { assist, assistance as told } from '../pages/assistance.ts'
import { ofName } from '../../../contract/words-in-french.ts'

const name = `${giver.firstname} ${giver.lastname}`

/** Asserts the banner; its time depends on when the link is followed. */
const seesBanner = async (person: Person, button: string) => {
  const banner = person.within('region', 'Session assistée')
  await banner.seesText(`Vous agissez à la place ${ofName(name)}`)
  await banner.seesText(/Jusqu’à \d+\sh(?:\s\d\d)?, par Anne Chevalier/)
  await banner.sees('button', button)
}

export const assistance = flow(assistanceMachine, {
  name: 'assistance',
  inputs: [{ assistance: told }, { assistance: null }],
  samples: {
    // A public call: it never answers that a session has expired.
    failures: { endAssistance: [httpError(500), networkError(), httpError(419)] },
  },
  gestures: {
    'assistance.ended': (driver) => driver.click('button', 'Terminer'),
  },
  expects: {
    absent: (person) => person.doesNotSee('region', 'Session assistée'),
    acting: (person) => seesBanner(person, 'Terminer'),
    ending: (person) => seesBanner(person, 'Fermeture…'),
    failed: async (person) => {
      await seesBanner(person, 'Terminer')
      await person.seesText('La session n’a pas pu être fermée. Réessayez.')
    },
  },
  screen: async () => {
    const { AssistanceBanner } = await import('../../../src/screens/sign-in/assistance.tsx')
    return ({ actor }) => createElement(AssistanceBanner, { actor, user: giver })
  },
  browser: {
    navigate: async (driver, path) => (path.input.assistance ? assist(driver) : driver.open('/login')),
  },
})
