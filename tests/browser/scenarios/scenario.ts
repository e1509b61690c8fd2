import type { Demonstration } from './demonstration.ts'
import type { SentenceId } from './sentences/sentences.ts'

/** What a scenario may use of the application: people on their devices, sent mails, special situations. */
export type World = Omit<Demonstration, 'reset' | 'stop' | 'browser' | 'db' | 'views'>

type Words = {
  /** The sentences of the specification that it demonstrates. */
  says: readonly [SentenceId, ...SentenceId[]]
  /** In plain French, to be read after « étant donné », « quand » and « alors ». */
  given: string
  when: string
  then: string
}
export type Scenario = Words & { run: (world: World) => Promise<void> }

/** What somebody does and sees, written from the specification only. */
export const scenario = (words: Words, run: Scenario['run']): Scenario => ({ ...words, run })

/** A scenario as one sentence. */
export const titleOf = ({ given, when, then }: Words) => `Étant donné ${given}, quand ${when}, alors ${then}.`
