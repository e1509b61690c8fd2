import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, test, vi } from 'vitest'
import type { Todo } from '../../../../contract/users/todo.ts'
import { TodoSpace } from '../../../../src/spaces/todo/todo-space.tsx'
import { assistance } from '../../../models/pages/assistance.ts'
import { duties } from '../../../models/pages/second-factor.ts'
import { everything, nothing } from '../../../models/pages/todo.ts'
import { adminBoot } from '../../../world/boot-values.ts'
import { personOf } from '../../run/person.ts'

const person = personOf()
const box = 'Recevoir chaque lundi à 7 h ce qui attend'
const boot = adminBoot(duties.given)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens « À faire » with the server's answer, or with a failure for null. */
async function open(todo: Todo | null, opened = boot) {
  vi.stubGlobal('fetch', async () =>
    todo ? Response.json({ data: todo }) : Response.json({ message: 'Server Error' }, { status: 500 }),
  )
  render(<TodoSpace boot={opened} />, { wrapper: MemoryRouter })
  await screen.findByText(todo ? /^(Rien n’attend\.|Comptes à valider \(2\))$/ : /n’a pas pu être lu/)
}

test.each([
  ['what waits', everything],
  ['that nothing waits', nothing],
])('The switch shows the stored value, below %s', async (_, todo) => {
  await open({ ...todo, weekly_digest: true })
  await person.seesChecked(box, true)
  cleanup()
  await open({ ...todo, weekly_digest: false })
  await person.seesChecked(box, false)
})

test('There is no switch until its value is known', async () => {
  await open(null)
  await person.doesNotSee('checkbox', box)
})

test('The digest cannot be changed in an assisted session', async () => {
  await open(everything, { ...boot, assistance })
  await person.doesNotSee('checkbox', box)
})
