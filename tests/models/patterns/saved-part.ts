import { createElement } from 'react'
import type { savedPart } from '../../../machines/patterns/saved-part.ts'
import { httpError } from '../../model/failures.ts'
import { type BrowserDriver, flow } from '../../model/model.ts'

const refusal = httpError(422, { fields: { nit: ['Ce NIT est déjà utilisé.'] } })

type Part = ReturnType<typeof savedPart<object>>
type Saved = {
  name: string
  request: object
  /** The account that saves it, and how the browser gets to where it is sent. */
  as: string
  navigate: (driver: BrowserDriver) => Promise<void>
  /** The chart is one for all parts: one of them goes through every failure. */
  isThorough?: boolean
}

/** The flow of one part of a form: what becomes of it is told by the form around it. */
export const savedPartFlow = (machine: unknown, { name, request, as, navigate, isThorough = false }: Saved) =>
  flow(machine as Part, {
    name,
    input: { request },
    samples: {
      events: {},
      answers: { act: [undefined] },
      ...(!isThorough && { failures: { act: [httpError(500), refusal] } }),
    },
    gestures: {},
    expects: {
      sending: (person) => person.seesText('Enregistrement…'),
      saved: null,
      refused: null,
      failed: null,
    },
    screen: async () => {
      const { SavedPart } = await import('../../../src/screens/patterns/saved-part.tsx')
      return ({ actor }) => createElement(SavedPart, { actor, label: 'NIT' })
    },
    browser: { as, navigate },
  })
