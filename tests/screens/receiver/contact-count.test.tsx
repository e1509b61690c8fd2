import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Barrier } from '../../../contract/receiver/reachability.ts'
import { reachabilityMachine } from '../../../machines/receiver/reachability.ts'
import { receiverHomeMachine } from '../../../machines/receiver/receiver-home.ts'
import { ContactCount } from '../../../src/screens/receiver/contact-count.tsx'
import { today } from '../../world/today.ts'

/** The banner of somebody whose number so many hunters have, with plain spaces. */
async function said(barriers: Barrier[], hunters = 0): Promise<string> {
  const answers = { barriers, is_undecided: false, sum_donation: 0 }
  const reachability = createActor(
    reachabilityMachine.provide({
      actors: { readReachability: fromPromise(async () => answers) as never },
    }),
    { input: {} as never },
  ).start()
  const home = createActor(
    receiverHomeMachine.provide({
      actors: { countContacts: fromPromise(async () => ({ number_contacts: hunters })) as never },
    }),
    { input: { today, asked: null } },
  ).start()
  await waitFor(reachability, (state) => !state.matches('reading'))
  await waitFor(home, (state) => state.matches({ contacts: 'counted' }))
  const { container } = render(<ContactCount actor={home} reachability={reachability} />, {
    wrapper: MemoryRouter,
  })
  return container.textContent.replaceAll(/\s/g, ' ')
}

test('Who can be found reads that somebody may call', async () => {
  const text = await said([])
  expect(text).toContain('Aucun chasseur n’a encore vos coordonnées.')
  expect(text).toContain('Un chasseur qui a du gibier à céder près de chez vous pourra vous appeler.')
})

test('Who cannot be found reads that nobody will call', async () =>
  expect(await said(['availability'])).toContain(
    'Aucun ne pourra vous appeler tant que vous n’êtes pas joignable.',
  ))

test.each([
  ['the refusal of the use of their data', 'refused'],
  ['a block', 'account'],
] as const)('Nobody reads that hunters may call after %s', async (_, barrier) => {
  expect(await said([barrier], 2)).toContain(
    'Votre numéro ne leur est plus montré ici ; ils peuvent l’avoir noté.',
  )
  expect(await said([barrier], 1)).not.toContain('peut vous appeler')
  expect(await said(['availability'], 2)).toContain('Ils peuvent vous appeler')
})
