import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { lockFolder } from '../../../../server/storage/lock.ts'
import { folderInState } from '../databases/prepared.ts'
import { startProgram } from './process.ts'

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Runs the command of the README in its own process group, as a terminal does. */
async function npmStart(DATA_DIR: string) {
  const env = { DATA_DIR, PORT: '0', LOG_LEVEL: 'error', DEMO: '0' }
  const { pid, says, ended } = startProgram('npm', ['start'], { env, detached: true })
  const [, url = ''] = /Venaison : (http\S+) /.exec(await says('Venaison : http')) ?? []
  const server = Number(readFileSync(join(DATA_DIR, 'lock.pid'), 'utf8'))
  onTestFinished(() => {
    if (isAlive(server)) process.kill(server, 'SIGKILL')
  })
  return { npm: pid, server, ended, url }
}

/**
 * A sign-in of which the server has received the head only; `finish` sends the body and answers the
 * status.
 */
async function beginSignIn(url: string) {
  const page = await fetch(`${url}/login`)
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!.slice('XSRF-TOKEN='.length)
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'Sous-bois calme 31' })
  const post = request(`${url}/login`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': decodeURIComponent(token),
      Cookie: cookies.join('; '),
    },
  })
  post.flushHeaders()
  const answered = once(post, 'response')
  answered.catch(() => {})
  // The server answers in order of arrival: after this, it has read the head above.
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  return async () => {
    post.end(body)
    const [answer] = (await answered) as [{ statusCode: number; resume: () => void }]
    answer.resume()
    return answer.statusCode
  }
}

/**
 * Ends npm by `end` during a sign-in: the answer still arrives, npm exits with 0, no process is left, and
 * the folder is unlocked.
 */
export async function endsInGoodOrder(end: (npm: number) => void): Promise<void> {
  const DATA_DIR = await folderInState('small')
  const { npm, server, ended, url } = await npmStart(DATA_DIR)
  const finish = await beginSignIn(url)
  end(npm)
  const arrives = () => fetch(`${url}/healthz`).catch(() => 'closed')
  await expect.poll(arrives).toBe('closed')
  expect(await finish()).toBe(422)
  expect(await ended).toBe(0)
  expect(isAlive(server)).toBe(false)
  lockFolder(DATA_DIR).release()
}
