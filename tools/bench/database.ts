import { ExplainNode, type KyselyPlugin, sql } from 'kysely'
import { userInfo } from 'node:os'
import pg from 'pg'

const serverUrl =
  process.env['TEST_DATABASE_URL'] ??
  `postgresql://${userInfo().username}@localhost/postgres?host=/var/run/postgresql`

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** The URL of a database of the server. */
export function urlOf(name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Creates an empty database, and answers its URL. */
export async function createDatabase(name: string): Promise<string> {
  await onServer(`create database ${name} template template0`)
  return urlOf(name)
}

export const dropDatabase = (name: string) => onServer(`drop database if exists ${name} with (force)`)

/**
 * A Kysely plugin that prints the measured plan of every read or raw statement; the statements return no
 * rows.
 */
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
