import { expect, onTestFinished, test } from 'vitest'
import { admin } from '../../../server/admin.ts'
import { openDatabase } from '../../../server/database.ts'
import { temporaryFolder } from '../../world/temporary-folder.ts'
import { openApp, visit } from '../support/app.ts'
import { onServer } from '../support/databases/postgres.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'
import { folderInState } from '../support/databases/prepared.ts'
import { callCommand } from '../support/processes/in-process.ts'
import { real, runCommand } from '../support/processes/process.ts'
import { rowsIn } from '../support/rows.ts'

const chosen = 'Sous-bois calme 31'
const email = 'premiere@example.org'

const tokenIn = (printed: string) => /\/login\?reset=([\w-]+)/.exec(printed)?.[1] ?? ''

/** Runs the command as `npm run admin` does, in this process. */
const run = (settings: Record<string, string>, ...args: string[]) =>
  callCommand(admin, { ...real, ...settings }, ...args)
/** Runs it in a process of its own. */
const runApart = (settings: Record<string, string>, ...args: string[]) =>
  runCommand('server/admin.ts', { ...real, ...settings }, ...args)

/** The first administrator signs in with the links that the command prints. */
async function provesItself(settings: { DATA_DIR: string; DATABASE_URL: string }) {
  const first = await runApart(settings, '--email', ' Premiere@example.org', '--firstname', 'Anne')
  expect([first.code, first.printed]).toEqual([0, expect.stringContaining(`créé : ${email}`)])
  const second = await run(settings, '--email', email)
  expect([second.code, second.printed]).toEqual([0, expect.stringContaining(`retrouvé : ${email}`)])

  const { db, close } = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: null })
  onTestFinished(close)
  const visitor = visit(await openApp({ db }))
  await visitor.open('/login')
  const entry = { token: tokenIn(second.printed), password: chosen, password_confirmation: chosen }
  expect((await visitor.post('/password/reset', entry)).statusCode).toBe(200)
  expect(
    (await visitor.post('/password/reset', { ...entry, token: tokenIn(first.printed) })).statusCode,
  ).toBe(404)
  const { data } = (await visitor.signIn(email, chosen)).json()
  expect(data.user).toMatchObject({ firstname: 'Anne', lastname: null, is_verified: true })
  expect([data.role.code, data.federation]).toEqual(['admin', null])
  const codes = (await db.selectFrom('permissions').select('code').execute()).map(({ code }) => code)
  expect([...data.permissions, 'hunts.self.write'].sort()).toEqual(codes.sort())
}

test('On the embedded database the command creates an administrator', async () => {
  const DATA_DIR = await folderInState('small')
  const { code, printed } = await run({ DATA_DIR }, '--email', email)
  expect([code, printed]).toEqual([0, expect.stringContaining(`créé : ${email}`)])
  expect(tokenIn(printed)).not.toBe('')
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: DATA_DIR })
  onTestFinished(close)
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email }])
})

test('On PostgreSQL it creates one once, also before a server has loaded the communes', async () => {
  const DATA_DIR = temporaryFolder()
  await withPostgres(async (DATABASE_URL) => {
    await provesItself({ DATA_DIR, DATABASE_URL })
    expect(await onServer('select from cities limit 1', DATABASE_URL)).toHaveLength(1)
  }, 'migrated')
})

test('The command helps an administrator who lost their second factor', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const settings = { DATA_DIR: temporaryFolder(), DATABASE_URL }
    for (const said of ['n’a pas de double vérification', 'Double vérification réinitialisée']) {
      const { code, printed } = await run(settings, '--email', email, '--reset-second-factor')
      expect([code, printed]).toEqual([0, expect.stringContaining(said)])
      expect(await onServer('select from totp_secrets', DATABASE_URL)).toEqual([])
      await onServer(
        `insert into totp_secrets (user_id, is_confirmed, secret, since)
          select id, true, 'x', now() from users`,
        DATABASE_URL,
      )
    }
  }, 'small')
})

test('An address that belongs to somebody else makes no administrator', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: null })
    onTestFinished(close)
    const role_id = db.selectFrom('roles').where('code', '=', 'giver').select('id')
    await rowsIn(db).add('users', { email, firstname: 'Anne', role_id, created_at: new Date() })
    const { code, printed } = await runApart({ DATA_DIR: temporaryFolder(), DATABASE_URL }, '--email', email)
    expect([code, printed]).toEqual([1, expect.stringContaining('n’est pas administrateur')])
  }, 'small')
})
