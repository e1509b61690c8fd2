import { parseArgs } from 'node:util'
import { addFederation, FEDERATION_USAGE } from './admin-federation.ts'
import { type Command, onDatabase, runCommand } from './command.ts'
import type { DbTransaction } from './database.ts'
import { FolderInUse } from './storage/lock.ts'
import { prepare } from './prepare.ts'
import { removeSecondFactors } from './rules/second-factor/removal.ts'
import { makeResetLink } from './rules/reset-links.ts'
import { addressOf, readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { Email } from '../contract/shared/people.ts'

const ROLE = 'admin'
const USAGE =
  'Usage : npm run admin -- --email a@b.fr [--firstname Anne] [--lastname Martin] [--reset-second-factor]'

type Federation = { department?: string | undefined; name?: string | undefined }
type Person = { email: string; firstname: string; lastname: string | null }

/** What the arguments ask for: `federation` and its options, or an administrator. */
function readArguments(args: string[]): { federation: Federation } | { person: Person; isReset: boolean } {
  const text = { type: 'string' } as const
  const reset = { 'reset-second-factor': { type: 'boolean' } } as const
  if (args[0] === 'federation') {
    const options = { department: text, name: text }
    return { federation: parseArgs({ args: args.slice(1), options }).values }
  }
  const { values } = parseArgs({
    args,
    options: { email: text, firstname: text, lastname: text, ...reset },
  })
  const email = Email.safeParse(values.email?.trim().toLowerCase())
  if (!email.success) throw new StartRefused(`${email.error.issues[0]?.message}\n${USAGE}`)
  const { firstname = 'Administrateur', lastname = null } = values
  const name = { firstname: firstname.slice(0, 255), lastname: lastname?.slice(0, 255) ?? null }
  return { person: { email: email.data, ...name }, isReset: values['reset-second-factor'] ?? false }
}

/** Finds the administrator with this address, or creates one. Also answers whether they are new. */
async function findOrCreate(transaction: DbTransaction, person: Person, now: Date) {
  const found = await transaction
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.email', '=', person.email)
    .select(['users.id', 'users.firstname', 'roles.code', 'users.blocked_at', 'users.is_deleted'])
    .executeTakeFirst()
  if (found && found.code !== ROLE)
    throw new StartRefused('Cette adresse est celle d’un compte qui n’est pas administrateur.')
  if (found && (found.blocked_at || found.is_deleted))
    throw new StartRefused('Ce compte administrateur est bloqué ou supprimé.')
  if (found) return { id: found.id, firstname: found.firstname, isNew: false }
  const created = await transaction
    .insertInto('users')
    .values((row) => ({
      ...person,
      role_id: row.selectFrom('roles').where('code', '=', ROLE).select('id'),
      email_verified_at: now,
      created_at: now,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: created.id, firstname: person.firstname, isNew: true }
}

/**
 * `npm run admin`: creates an administrator if needed, and prints a link to choose their password.
 * `--reset-second-factor` removes the second factors of an administrator who lost them. With `federation`,
 * adds a federation instead.
 */
export const admin: Command = {
  usage: `${USAGE}\n${FEDERATION_USAGE}`,
  async run({ args, environment, say }) {
    const asked = readArguments(args)
    const settings = readSettings(environment)
    await onDatabase(settings, async (db) => {
      const now = new Date()
      await prepare(db, { demo: settings.demo, country: true, now })
      if ('federation' in asked) {
        say(await addFederation(db, asked.federation, now))
        return
      }
      const { person, isReset } = asked
      const { isNew, isWithout, url } = await db.transaction().execute(async (transaction) => {
        const { id, firstname, isNew } = await findOrCreate(transaction, person, now)
        const publicUrl = addressOf(settings)
        const found = { id, email: person.email, firstname, federation_id: null }
        const isWithout =
          isReset && (await removeSecondFactors(transaction, found, { by: null, publicUrl, now }))
        const url = await makeResetLink(transaction, { userId: id, publicUrl, now })
        return { isNew, isWithout, url }
      })
      if (isReset)
        say(
          isWithout
            ? 'Double vérification réinitialisée : elle sera à remettre en place à la prochaine connexion.'
            : 'Ce compte n’a pas de double vérification.',
        )
      say(
        `Compte administrateur ${isNew ? 'créé' : 'retrouvé'} : ${person.email}\n` +
          `Lien pour choisir son mot de passe, une seule fois, dans l’heure${settings.databaseUrl ? '' : ', une fois « npm start » lancé'} :\n${url}`,
      )
    }).catch((error: Error) => {
      if (!(error instanceof FolderInUse)) throw error
      throw new StartRefused(
        `${error.message}\nLa base intégrée ne sert qu’un processus à la fois : arrêtez le serveur, relancez cette commande, puis redémarrez-le.`,
      )
    })
  },
}

if (import.meta.main) await runCommand(admin)
