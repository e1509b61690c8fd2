import { parseArgs } from 'node:util'
import { type Command, onDatabase, runCommand } from './command.ts'
import { readCommunes, readSuccessors } from './data/communes.ts'
import { type Updated, updateCommunes } from './data/update-communes.ts'
import { prepare } from './prepare.ts'
import { readSettings } from './settings.ts'

/** Undoes a trial. */
class Tried extends Error {
  readonly updated: Updated
  constructor(updated: Updated) {
    super()
    this.updated = updated
  }
}

/**
 * `npm run communes`: brings the communes of a database up to date with those of this release, once a year;
 * with `--dry-run`, only prints the numbers.
 */
export const communes: Command = {
  usage: 'Usage : npm run communes [-- --dry-run]',
  async run({ args, environment, say }) {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } })
    const isDry = values['dry-run']
    await onDatabase(readSettings(environment), async (db) => {
      await prepare(db, { demo: false, now: new Date() })
      const country = { communes: readCommunes(), successors: readSuccessors() }
      const { added, changed, merged, people } = await db
        .transaction()
        .execute(async (transaction) => {
          const updated = await updateCommunes(transaction, country)
          if (isDry) throw new Tried(updated)
          return updated
        })
        .catch((error: unknown) => {
          if (error instanceof Tried) return error.updated
          throw error
        })
      say(
        `${isDry ? 'Ce qui serait fait (rien ne l’est)' : 'Fait'} : ${added} communes ajoutées, ${changed} modifiées, ` +
          `${merged} réunies à une autre, où passent ${people} personnes.`,
      )
    })
  },
}

if (import.meta.main) await runCommand(communes)
