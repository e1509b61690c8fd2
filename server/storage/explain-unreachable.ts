import pg from 'pg'
import { StartPostponed } from '../start-refused.ts'
import { isPassing } from './connection.ts'

/** SQLSTATE of a refused role or password (28), or an unknown database (3D). */
const UNKNOWN_CALLER = /^(28...|3D...)$/

/** The setting with the URL by which migrations and commands reach PostgreSQL; null for the embedded database. */
export const urlSetting = ({ databaseUrl, directUrl }: Urls) =>
  directUrl ? 'DATABASE_DIRECT_URL' : databaseUrl ? 'DATABASE_URL' : null
type Urls = { databaseUrl: string | null; directUrl: string | null }

/**
 * Does the work of a start or a command on a database. `setting`: the one with the URL of PostgreSQL; null for
 * the embedded database, which is reached or broken.
 * @throws StartPostponed if PostgreSQL cannot be reached, or lets nobody in with this URL
 */
export async function explainUnreachable<T>(setting: string | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw setting === null ? error : explained(error, setting)
  }
}

/** A connection's failure with what to do about it; any other error as it is. */
function explained(error: unknown, setting: string): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof pg.DatabaseError && UNKNOWN_CALLER.test(error.code ?? ''))
    return new StartPostponed(
      `PostgreSQL refuse la connexion (${error.message}). Vérifiez le rôle, le mot de passe et le nom de la base dans ${setting}.`,
    )
  if (!isPassing(error)) return error
  return new StartPostponed(
    `PostgreSQL ne répond pas (${reasonOf(error)}). Vérifiez qu’il est démarré et que ${setting} y mène, puis recommencez ; systemd recommence de lui-même.`,
  )
}

/** What the system or PostgreSQL said. A host with several addresses has failed at each, for the same reason. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(({ message }) => message).join(', ') : error.message
