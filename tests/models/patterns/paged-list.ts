import { commonFailures, httpError, overload } from '../../model/failures.ts'
import type { Person } from '../../model/person.ts'

/** How the call of a list fails; a 503 of another server does not say when to come back. */
export const listFailures = () => ({ call: [...commonFailures(), overload(), httpError(503)] })

/** The button that asks for a list again: after a failure, or before an overloaded server says. */
export const retry = /^Réessayer( maintenant)?$/

/** What waits for an overloaded server, how long, and the way not to wait. */
export async function seesWait(person: Person, what: string) {
  // In the browser the wait is a random part longer.
  await person.seesText(new RegExp(`${what} dans (8|9|10) secondes\\.`))
  await person.sees('button', 'Réessayer maintenant')
  await person.doesNotSee('alertdialog', 'Erreur')
}

/** A list that an overloaded server refused: rows that were read stay, in a list or table of that name. */
export const waits =
  (role: 'list' | 'table', name: string) =>
  async (person: Person, { context: { rows } }: { context: { rows: readonly unknown[] } }) => {
    await seesWait(person, 'La liste attend un peu. Elle sera lue de nouveau')
    await (rows.length > 0 ? person.sees(role, name) : person.doesNotSee(role, name))
  }
