import { render } from '@testing-library/react'
import { test } from 'vitest'
import { createActor } from 'xstate'
import { giverBanningMachine } from '../../../machines/users/giver-banning.ts'
import { userAnonymisationMachine } from '../../../machines/users/user-anonymisation.ts'
import { userBlockingMachine } from '../../../machines/users/user-blocking.ts'
import { GiverBanning } from '../../../src/screens/users/giver-banning.tsx'
import { UserAnonymisation, UserBlocking } from '../../../src/screens/users/user-decisions.tsx'
import { subject } from '../../models/pages/user-commands.ts'
import { late } from '../../models/users/giver-validation.ts'
import { expected, seesExpected } from '../patterns/expected-people.ts'

const input = { subject: { ...subject, expected } }
const questions = {
  blocks: () => <UserBlocking actor={createActor(userBlockingMachine, { input }).start()} />,
  anonymises: () => <UserAnonymisation actor={createActor(userAnonymisationMachine, { input }).start()} />,
  bans: () => {
    const banning = createActor(giverBanningMachine, { input: { subject: { ...late, expected } } })
    return <GiverBanning actor={banning.start()} />
  },
}

test.each(['blocks', 'anonymises', 'bans'] as const)(
  'Whoever %s a giver reads before who is expected, and who is written to',
  (deed) => {
    render(questions[deed]())
    seesExpected()
  },
)
