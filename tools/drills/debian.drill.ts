import { readFileSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, makeCaller } from './support/caller.ts'
import { type Debian, startDebian } from './support/debian.ts'
import { run } from './support/programs.ts'
import { release, SECRET } from './support/service.ts'
import { until } from './support/until.ts'

/** Milliseconds in which the machine is built, on a busy one too. */
const BUILDS = 1_200_000

/** What an operator is told to enter, in order: the installation, the start, a command of the service. */
const operations = readFileSync(join(release, 'docs/operations.md'), 'utf8')
const blocks = (title: string, language: string): string[] => {
  const section = operations.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!
  return [...section.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, text]) => text!)
}
const [installation, start, administrator] = blocks('On Debian machines', 'sh') as [string, string, string]
const [limits] = blocks('PgBouncer', 'sql') as [string]

const SETTINGS = 'etc/venaison/venaison.env'
const PASSWORD = 'sous-bois'
const giver = 'giver@example.org'
/** What somebody who is signed in looks at. */
const PAGE = '/api/v1/hunts/self?hunt_state_code=planned&perPage=20'

let debian: Debian
let visitor: Caller

/** Changes a file of the machine by a text editor's search and replace. */
async function edit(path: string, ...changes: [string | RegExp, string][]): Promise<void> {
  const file = join(debian.folder, path)
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
  )
}

async function copyRelease(): Promise<void> {
  const target = join(debian.folder, 'opt/venaison')
  const files = 'git ls-files -z --cached --others --exclude-standard'
  const copy = `${files} | tar --create --null --files-from=- --ignore-failed-read | tar --extract --directory ${target}`
  await run('bash', ['-c', `mkdir ${target} && ${copy}`], { cwd: release })
}

/** What is left to the operator: passwords, addresses, the secret and the certificate. */
async function configure(): Promise<void> {
  const { address, command, folder } = debian
  // PostgreSQL was installed by the network of this machine, where its port may be taken.
  await command("sed -i 's/^port = .*/port = 5432/' /etc/postgresql/*/main/postgresql.conf")
  await command('systemctl restart postgresql')
  await command('su postgres -c psql', { input: limits })
  await edit('etc/pgbouncer/pgbouncer.ini', [/10\.0\.0\.1\d/g, '127.0.0.1'])
  await writeFile(join(folder, 'etc/pgbouncer/userlist.txt'), `"venaison" "${PASSWORD}"\n`)
  const database = (port: number) => `postgresql://venaison:${PASSWORD}@127.0.0.1:${port}/venaison`
  await edit(
    SETTINGS,
    [/^DATABASE_URL=.*/gm, `DATABASE_URL=${database(6432)}\nDATABASE_DIRECT_URL=${database(5432)}`],
    [/^PUBLIC_URL=.*/gm, `PUBLIC_URL=https://${address}`],
    [/^SESSION_SECRET=.*/gm, `SESSION_SECRET=${SECRET}`],
  )
  const made = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=venaison'
  const key = '/etc/haproxy/venaison.pem'
  await command(
    `openssl ${made} -addext subjectAltName=IP:${address} -keyout ${key} -out /root/certificate.pem`,
  )
  await appendFile(join(folder, key), await readFile(join(folder, 'root/certificate.pem')))
}

async function isServing(): Promise<boolean> {
  const ask = (port: number) =>
    `fetch('http://127.0.0.1:${port}/readyz').then(({ status }) => status, () => 'none')`
  const asked = `Promise.all([${[3001, 3002, 13_000].map(ask).join()}]).then(String).then(console.log)`
  return (await debian.command(`node --eval "${asked}"`)) === '200,200,200'
}

const untilServing = () => until('servers and worker are ready', isServing)

const shown = (unit: string, property: string) =>
  debian.command(`systemctl show --property=${property} --value ${unit}`)

beforeAll(async () => {
  debian = await startDebian()
  await copyRelease()
  await debian.command(installation, { input: `${PASSWORD}\n`.repeat(2), isOnline: true })
  await configure()
  await debian.command(start)
  await untilServing()
  await debian.command(administrator.replace(/npm run.*/, 'env DEMO=1 npm run demo:reset'))
  const trusted = await readFile(join(debian.folder, 'root/certificate.pem'), 'utf8')
  visitor = makeCaller({ url: `https://${debian.address}`, trusted })
}, BUILDS)
afterAll(() => debian?.remove())

test('By the commands of the operations page people sign in, and their mails are on the way', async () => {
  await visitor.signIn(giver)
  expect((await visitor.send(PAGE)).status).toBe(200)
  const asked = await visitor.send('/password/forgot', { method: 'POST', body: { email: giver } })
  expect(asked.status).toBe(200)
  // There is no mail server.
  const log = () => debian.command('journalctl --unit=venaison-worker')
  await until('the mail was tried', async () => (await log()).includes('mail delayed'))
})

test('A server is restarted without anybody noticing, and again whenever it is killed', async () => {
  const restarting = debian.command('systemctl restart venaison@3001').then(untilServing)
  const seen = new Set<unknown>()
  for (let isOver = false; !isOver;) {
    seen.add((await visitor.send(PAGE)).status)
    isOver = await Promise.race([restarting.then(() => true), visitor.send('/login').then(() => false)])
  }
  expect([...seen]).toEqual([200])
  expect(await debian.command('journalctl --unit=venaison@3001')).toContain('Deactivated successfully')

  // More often in ten seconds than systemd puts up with unless it is told to.
  const kill = 'systemctl kill --signal=KILL venaison@3002 || true; sleep 0.1'
  await debian.command(`for time in $(seq 100); do ${kill}; done`)
  expect(Number(await shown('venaison@3002', 'NRestarts'))).toBeGreaterThan(5)
  await untilServing()
})

test('A wrong setting is told in French, and not tried again', async () => {
  await edit(SETTINGS, ['TRUST_PROXY_HOPS=1', 'TRUST_PROXY_HOPS=un'])
  await debian.command('systemctl restart venaison@3001')
  await until('it has failed', async () => (await shown('venaison@3001', 'ActiveState')) === 'failed')
  expect(await shown('venaison@3001', 'NRestarts')).toBe('0')
  const status = await debian.command('systemctl status venaison@3001 || true')
  expect(status).toContain('TRUST_PROXY_HOPS doit aller de 0 à 10')
  await edit(SETTINGS, ['TRUST_PROXY_HOPS=un', 'TRUST_PROXY_HOPS=1'])
  await debian.command('systemctl start venaison@3001')
  await untilServing()
})

test('A unit can do what a server needs, and nothing else', async () => {
  for (const [index, unit] of ['venaison@3001', 'venaison-worker'].entries()) {
    expect(await debian.command(`systemd-analyze verify ${unit}.service 2>&1`)).toBe('')
    expect(await debian.command(`systemd-analyze security ${unit}`)).toMatch(/exposure level .*: 1\.1 OK/)
    await debian.command('touch /tmp/of-another; install --directory --mode=777 /srv/open')
    await debian.command(
      `sed 's#server/.*\\.ts#tools/drills/support/confinement.ts#; s/^Restart=.*/Type=oneshot/' /etc/systemd/system/${unit.replace(/\d+/, '')}.service > /run/systemd/system/probe@.service`,
    )
    await debian.command(`systemctl daemon-reload; systemctl start probe@${index}`)
    const printed = await debian.command(`journalctl --sync; journalctl --unit=probe@${index} --output=cat`)
    expect(JSON.parse(/^\{.*\}$/m.exec(printed)![0])).toEqual({
      writable: ['/tmp', '/var/lib/venaison'],
      readable: [],
      done: [],
      temporary: ['probe'],
      hash: 32,
      rows: [{ one: 1 }],
    })
  }
})

test('After the machine has booted again, everything is back by itself', async () => {
  await debian.reboot()
  await untilServing()
  expect(await debian.command('systemctl --failed --quiet')).toBe('')
  await visitor.signIn(giver)
})
