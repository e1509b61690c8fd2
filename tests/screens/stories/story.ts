import type { Person } from '../../model/person.ts'

/** What a person meets beside the paths of the flows: told as a test, and to the judges of `npm run mutation`. */
export type Story = { title: string; tell: (person: Person) => Promise<void> }
