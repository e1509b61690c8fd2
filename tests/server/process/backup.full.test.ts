import { readdirSync, rmSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { camille, cher, giver, nadia } from '../../world/people.ts'
import { temporaryFolder } from '../../world/temporary-folder.ts'
import { seedWorld } from '../../world/world.ts'
import { noon } from '../support/in-world.ts'
import { preparedFolder } from '../support/databases/prepared.ts'
import { runCommand, startServer as start } from '../support/processes/process.ts'
import { RemoteVisitor } from '../support/processes/remote-visitor.ts'
import { expectConstraintsHold, writeOnAndOn } from '../support/processes/restored.ts'

/** A folder whose path is too long for sockets in it. */
async function worldFolder() {
  const folder = join(temporaryFolder(), 'long'.repeat(25))
  await rename(await preparedFolder('migrated'), folder)
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder })
  await seedWorld(db, noon)
  await close()
  return folder
}

const restore = (DATA_DIR: string, file: string) => runCommand('server/restore.ts', { DATA_DIR }, file)

async function startServer(DATA_DIR: string) {
  const started = await start('server/main.ts', { DATA_DIR, HUNTS_PER_GIVER: '9999' })
  const as = async ({ email }: { email: string }) => {
    const visitor = new RemoteVisitor(started.url)
    return { visitor, status: await visitor.signIn(email) }
  }
  return { ...started, as }
}

test('The drill: back up under writes, lose the database, restore: nothing acknowledged is missing, nobody erased is back', async () => {
  const folder = await worldFolder()
  const { kill, ended, as } = await startServer(folder)
  const { visitor } = await as(giver)
  const writing = writeOnAndOn(visitor)
  await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(5)
  const before = writing.acknowledged.map(({ id }) => id)
  const saved = await runCommand('server/backup.ts', { DATA_DIR: folder })
  expect(saved).toEqual({ code: 0, printed: expect.stringContaining('le serveur continue') })
  const file = join(folder, 'backups', readdirSync(join(folder, 'backups'))[0]!)
  expect(file).toMatch(/\/venaison-\d{8}T\d{6}Z\.tar\.gz$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const during = writing.acknowledged.length
  await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(during)

  const used = expect.stringContaining('déjà utilisé par un autre processus') as string
  expect(await restore(folder, file)).toEqual({ code: 1, printed: used })
  const refuser = (await as(camille)).visitor
  const refusal = await refuser.send('PUT', '/api/v1/users/self/set_gdpr_state', { gdpr_state: 'refused' })
  expect(refusal.status).toBe(200)
  const staff = (await as(cher)).visitor
  expect((await staff.send('DELETE', `/api/v1/users/${nadia.id}/delete`)).status).toBe(200)
  kill('SIGKILL')
  await ended
  await writing.stop()
  // What names the person's erasure is now outside the database only.
  rmSync(join(folder, 'pglite', 'global'), { recursive: true })

  const restored = await restore(folder, file)
  expect([restored.code, restored.printed]).toEqual([0, expect.stringContaining(`Restauré : ${file}`)])
  expect(restored.printed).toContain('1 compte anonymisé, 1 usage des données refusé')
  expect(restored.printed).toContain('La base remplacée ne se lit pas')
  const left = readdirSync(folder).filter((name) => /^(pglite-before-|restoring)/.test(name))
  expect(left).toEqual([expect.stringMatching(/^pglite-before-/)])

  const again = await startServer(folder)
  expect((await again.as(giver)).status).toBe(200)
  expect((await again.as(nadia)).status).toBe(422)
  again.kill('SIGTERM')
  expect(await again.ended).toBe(0)
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder })
  onTestFinished(close)
  const hunts = await db.selectFrom('hunts').where('giver_id', '=', giver.id).select('id').execute()
  expect(hunts.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
  const people = db.selectFrom('users').where('id', 'in', [nadia.id, camille.id]).orderBy('id')
  expect(await people.select(['id', 'is_deleted', 'gdpr_state']).execute()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: nadia.id, is_deleted: true }),
      expect.objectContaining({ id: camille.id, is_deleted: false, gdpr_state: 'refused' }),
    ]),
  )
  await expectConstraintsHold(db)
})
