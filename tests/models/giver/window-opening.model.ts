import { windowOpeningMachine } from '../../../machines/giver/window-opening.ts'
import { aborted } from '../../../contract/problem.ts'
import { commonFailures, httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { finished, informed, planned } from '../pages/giver.ts'

const past = finished[0]!
const asked = [
  { name: 'contacts', huntId: planned.id, askedContact: null },
  { name: 'edition', huntId: planned.id },
  { name: 'animals', huntId: informed.id, askedAnimal: null },
  { name: 'report', huntId: informed.id },
  { name: 'report', huntId: past.id },
  { name: 'duplication', huntId: past.id },
  { name: 'documents' },
] as const

const huntOf = (id: number) => [planned, informed, past].find((hunt) => hunt.id === id)!

export const windowOpening = flow(windowOpeningMachine, {
  name: 'window-opening',
  inputs: asked.map((one) => ({ asked: one })),
  samples: {
    failures: { readHunt: [...commonFailures(), httpError(404), aborted()] },
    others: {
      'xstate.done.actor.readHunt': ({ context: { asked: one } }) =>
        'huntId' in one ? [{ output: huntOf(one.huntId) }] : [],
    },
  },
  gestures: {},
  expects: {
    reading: (person) => person.seesText('Ouverture…'),
  },
  screen: async () => (await import('../../../src/screens/giver/window-opening.tsx')).WindowOpening,
  browser: {
    as: 'giver',
    navigate: async (driver, { input }) => {
      await driver.interceptCalls()
      const { asked: one } = input as { asked: (typeof asked)[number] }
      await driver.open(`/giver?${one.name}=${'huntId' in one ? one.huntId : 1}`)
    },
  },
})
