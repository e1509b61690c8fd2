import { createElement } from 'react'
import type { savedPart } from '../../../machines/patterns/saved-part.ts'
import { answered } from '../../model/failures.ts'
import { type Arrival, flow } from '../../model/model.ts'

const refusal = answered(422, { fields: { nit: ['Ce NIT est déjà utilisé.'] } })

type Part = ReturnType<typeof savedPart<object>>
type Saved = {
  name: string
  request: object
  /** Who saves it, and how the browser comes to the moment when it is sent. */
  as: string
  arrive: (arrival: Arrival) => Promise<void>
  /** The chart is one for all parts: one of them goes through every failure. */
  isThorough?: boolean
}

/** The flow of one part of a form: what becomes of it is told by the form around it. */
export const savedPartFlow = (machine: unknown, { name, request, as, arrive, isThorough = false }: Saved) =>
  flow(machine as Part, {
    name,
    input: { request },
    samples: {
      events: {},
      answers: { act: [undefined] },
      ...(!isThorough && { failures: { act: [answered(500), refusal] } }),
    },
    gestures: {},
    sees: {
      sending: (person) => person.seesText('Enregistrement…'),
      saved: null,
      refused: null,
      failed: null,
    },
    screen: async () => {
      const { SavedPart } = await import('../../../src/screens/patterns/saved-part.tsx')
      return ({ actor }) => createElement(SavedPart, { actor, label: 'NIT' })
    },
    browser: { as, arrive },
  })
