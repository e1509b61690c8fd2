import type { Person } from '../../model/person.ts'

/** An interaction that no path of a flow covers: a component test, also run against the mutants of `npm run mutation`. */
export type Interaction = { title: string; run: (person: Person) => Promise<void> }
