import { ExplainNode, type KyselyPlugin, sql } from 'kysely'
import { userInfo } from 'node:os'
import pg from 'pg'
import { type Db, openDatabase } from '../../server/database.ts'

const serverUrl =
  process.env['TEST_DATABASE_URL'] ??
  `postgresql://${userInfo().username}@localhost/postgres?host=/var/run/postgresql`

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const urlOf = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href

/** The work of a bench on its database, by the name of the part; `fill` begins with an empty one. */
type Parts = Record<string, (db: Db) => Promise<unknown>> & { fill: (db: Db) => Promise<unknown> }

/** Does the named parts of a bench, all of them without names; `drop` removes its database. */
export async function runParts(database: string, names: readonly string[], parts: Parts): Promise<void> {
  for (const name of names.length > 0 ? names : [...Object.keys(parts), 'drop']) {
    if (name === 'drop') {
      await dropDatabase(database)
      continue
    }
    const work = parts[name]
    if (!work) throw new Error(`No such part: ${name}. There are ${Object.keys(parts).join(', ')}, drop.`)
    const databaseUrl = name === 'fill' ? await createDatabase(database) : urlOf(database)
    const { db, close } = await openDatabase({ databaseUrl, dataDir: null })
    await work(db).finally(close)
  }
}

export async function createDatabase(name: string): Promise<string> {
  await onServer(`create database ${name} template template0`)
  return urlOf(name)
}

export const dropDatabase = (name: string) => onServer(`drop database if exists ${name} with (force)`)

/** Prints the measured plan of every read or raw statement, which then returns no rows. */
export const explaining: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind === 'SelectQueryNode')
      return { ...node, explain: ExplainNode.create(undefined, sql`analyze, buffers`.toOperationNode()) }
    if (node.kind !== 'RawNode') return node
    const [start, ...rest] = node.sqlFragments
    return { ...node, sqlFragments: [`explain (analyze, buffers) ${start}`, ...rest] }
  },
  transformResult: async ({ result }) => {
    console.log(result.rows.map((row) => row['QUERY PLAN']).join('\n'), '\n')
    return { ...result, rows: [] }
  },
}
