import type { Demonstration } from './demonstration.ts'
import type { SentenceId } from './sentences/sentences.ts'

/** What a scenario may use of the application: people at their devices, the mails sent, rare givens. */
export type World = Omit<Demonstration, 'reset' | 'stop' | 'browser' | 'db' | 'views'>

type Words = {
  /** The sentences of the specification that it shows to hold. */
  says: readonly [SentenceId, ...SentenceId[]]
  /** In plain French, each to be read after « étant donné », « quand » and « alors ». */
  given: string
  when: string
  then: string
}
export type Scenario = Words & { run: (world: World) => Promise<void> }

/** What somebody does and sees, told from the specification's words alone. */
export const scenario = (words: Words, run: Scenario['run']): Scenario => ({ ...words, run })

/** A scenario as one sentence. */
export const titleOf = ({ given, when, then }: Words) => `Étant donné ${given}, quand ${when}, alors ${then}.`
