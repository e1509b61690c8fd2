import { commonFailures, overload } from '../../model/failures.ts'
import type { Person } from '../../model/person.ts'

/** How the call of a list fails. */
export const listFailures = () => ({ call: [...commonFailures(), overload()] })

/** The button that asks for a list again: after a failure, or before an overloaded server says. */
export const retry = /^Réessayer( maintenant)?$/

/** A list that an overloaded server refused: rows that were read stay, in a list or table of that name. */
export const waits =
  (role: 'list' | 'table', name: string) =>
  async (person: Person, { context: { rows } }: { context: { rows: readonly unknown[] } }) => {
    await person.seesText('La liste attend un peu. Elle sera lue de nouveau dans 3 secondes.')
    await person.sees('button', 'Réessayer maintenant')
    await (rows.length > 0 ? person.sees(role, name) : person.doesNotSee(role, name))
    await person.doesNotSee('alertdialog', 'Erreur')
  }
