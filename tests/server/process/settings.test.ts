import { expect, test } from 'vitest'
import { readSettings, SettingsRefused } from '../../../server/settings.ts'

const DATABASE_URL = 'postgresql://venaison@localhost/venaison'
const PUBLIC_URL = 'https://venaison.example.org'
const real = {
  DATABASE_URL,
  SESSION_SECRET: 'that nobody else has ever chosen for theirs',
  SMTP_URL: 'smtp://relay.example.org',
  PUBLIC_URL,
}
type Environment = Record<string, string>

/** The names of the refused settings, in the order of the message. */
function refused(environment: Environment): string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsRefused)
    return (error as Error).message.match(/(?<=^ {2}- )\w+/gm) ?? []
  }
}

test.each<[title: string, environment: Environment, settings: object]>([
  [
    'Without any variable, the demonstration runs on the embedded database at 127.0.0.1:3000',
    { PORT: '', HOST: ' ' },
    { host: '127.0.0.1', port: 3000, databaseUrl: null, isSecure: false, demo: true },
  ],
  [
    'With PostgreSQL there is no demonstration, replica, direct access or ledger unless asked for',
    real,
    { demo: false, readUrl: null, directUrl: null, erasuresDir: null, proxyHops: 0 },
  ],
  ['One may ask for a demonstration', { DATABASE_URL, DEMO: '1' }, { demo: true }],
  [
    'Limits are documented ones and those of the contract, unless set',
    {},
    {
      reveals: { perHour: 60, perDay: 200 },
      giverLimits: { territories: 30, plannedHunts: 60, computationsPerHour: 20 },
      costlyCalls: 3,
      networkFactor: 1,
      refusedBodies: 300,
      lockTimeout: 10_000,
      idleTimeout: 60_000,
      unreadTimeout: 60_000,
      stopDelay: 0,
      isWorker: true,
    },
  ],
  [
    'Each limit is set by its variable',
    {
      REVEALS_PER_HOUR: '5',
      REVEALS_PER_DAY: '20',
      TERRITORIES_PER_GIVER: '15',
      HUNTS_PER_GIVER: '6',
      COMPUTATIONS_PER_HOUR: '17',
      COSTLY_CALLS: '9',
      NETWORK_FACTOR: '7',
      REFUSED_BODIES: '8',
      LOCK_TIMEOUT: '1',
      IDLE_TIMEOUT: '2',
      UNREAD_TIMEOUT: '3',
      STOP_DELAY: '4',
    },
    {
      reveals: { perHour: 5, perDay: 20 },
      giverLimits: { territories: 15, plannedHunts: 6, computationsPerHour: 17 },
      costlyCalls: 9,
      networkFactor: 7,
      refusedBodies: 8,
      lockTimeout: 1000,
      idleTimeout: 2000,
      unreadTimeout: 3000,
      stopDelay: 4000,
    },
  ],
  ['No proxy is trusted unless the settings say how many', { TRUST_PROXY_HOPS: '2' }, { proxyHops: 2 }],
  [
    'An https address makes cookies secure',
    { DEMO: '0', PUBLIC_URL: `${PUBLIC_URL}/` },
    { publicUrl: PUBLIC_URL, isSecure: true },
  ],
  ['The background work is left to a worker', { ...real, WORKER: '0' }, { isWorker: false }],
  [
    'The ledger of erasures lies beside the embedded database',
    { DATA_DIR: '/data' },
    { erasuresDir: '/data/erasures' },
  ],
  ['With PostgreSQL it is where one says', { ...real, ERASURES_DIR: '/ledger' }, { erasuresDir: '/ledger' }],
])('%s', (_, environment, settings) => {
  expect(readSettings(environment)).toMatchObject(settings)
})

test.each<[name: string, wrong: string[], given?: Environment]>([
  ['TRUST_PROXY_HOPS', ['-1', '1.5', 'true', 'loopback', '11']],
  ['REVEALS_PER_DAY', ['0', '-1', '1.5', 'many', '1000000']],
  // Whoever is asked to stop has ten seconds in all.
  ['STOP_DELAY', ['6']],
  ['MAIL_FROM', ['chasse', 'a@b\r\nBcc: c@d', 'A <a@b>, B <b@c>']],
  // There is a worker only beside servers that share a database.
  ['WORKER', ['0']],
  // Metrics, which need no password, are not served on the port of the pages.
  ['METRICS_PORT', ['3000']],
  // A secret of few different characters is refused, however long.
  ['SESSION_SECRET', ['short', 'a'.repeat(32), 'changeme'.repeat(8), '123456789'.repeat(5)], real],
])('Unusable values of %s are refused', (name, wrong, given = {}) => {
  for (const value of wrong) expect(refused({ ...given, [name]: value }), value).toEqual([name])
})

test('Real data are not served without a secret, a mail server and a public URL; one message names everything missing', () => {
  const needed = ['SESSION_SECRET', 'SMTP_URL', 'PUBLIC_URL']
  for (const environment of [{ DATABASE_URL }, { DATABASE_URL, DEMO: '0', SMTP_URL: ' ' }])
    expect(refused(environment)).toEqual(needed)
  for (const name of needed) expect(refused({ ...real, [name]: '' })).toEqual([name])
  const wrong = { PORT: '70000', DATABASE_URL: 'mysql://a/b', SESSION_SECRET: 'short', DEMO: 'yes' }
  expect(refused(wrong)).toEqual(expect.arrayContaining(Object.keys(wrong)))
  expect(refused({ DATABASE_URL, PORT: 'web' }).toSorted()).toEqual(['PORT', ...needed].toSorted())
  expect(refused({ PORT: '8080', METRICS_PORT: '8080' })).toEqual(['METRICS_PORT'])
  const secret = { ...real, SESSION_SECRET: '0123456789'.repeat(4) }
  const ports = [{ METRICS_PORT: '9100' }, { PORT: '0', METRICS_PORT: '0' }]
  for (const enough of [real, secret, { DATABASE_URL, DEMO: '1' }, { DEMO: '0' }, ...ports])
    expect(refused(enough)).toEqual([])
})

const far = 'postgresql://venaison:secret@db.example.org/venaison'

test('Real data are sent to a database on another machine only by TLS with a verified certificate', () => {
  const reading = (url: string, DEMO: string) => () => readSettings({ ...real, DEMO, DATABASE_URL: url })
  for (const open of [
    far,
    `${far}?sslmode=disable`,
    `${far}?sslmode=require`,
    `${far}?sslmode=no-verify`,
    `${DATABASE_URL}?host=db.example.org`,
    'postgresql://localhost.example.org/venaison',
    'postgresql://u@127.example.org/venaison',
  ])
    expect(reading(open, '0'), open).toThrow('DATABASE_URL doit finir par ?sslmode=verify-full')
  for (const closed of [
    `${far}?sslmode=verify-full`,
    'postgresql:///venaison?host=/var/run/postgresql',
    'postgresql://u@%2Fvar%2Frun%2Fpostgresql/venaison',
    'postgresql://u@127.0.0.1:5433/venaison',
    'postgresql://u@[::1]/venaison',
    DATABASE_URL,
  ])
    expect(reading(closed, '0'), closed).not.toThrow()
  expect(reading(far, '1')).not.toThrow()
})

test.each([
  ['DATABASE_READ_URL', 'readUrl'],
  ['DATABASE_DIRECT_URL', 'directUrl'],
] as const)('%s is a setting of PostgreSQL, as protected as the database itself', (name, key) => {
  const near = 'postgresql://venaison@localhost:5433/venaison'
  expect(readSettings({ ...real, [name]: near })[key]).toBe(near)
  for (const [environment, message] of [
    [{ ...real, [name]: far }, 'doit finir par ?sslmode=verify-full'],
    [{ [name]: near }, 'demande DATABASE_URL'],
    [{ ...real, [name]: 'mysql://localhost' }, 'doit s’écrire'],
  ] as const)
    expect(() => readSettings(environment)).toThrow(`${name} ${message}`)
})

test('Real mails are sent to another machine only by TLS, whatever the URL says', () => {
  const relay = 'smtp://relay.example.org'
  for (const [url, sent = url, DEMO = '0'] of [
    [
      'smtp://a%40b:secret@relay.example.org:587',
      'smtp://a%40b:secret@relay.example.org:587?requireTLS=true',
    ],
    [`${relay}?ignoreTLS=true&requireTLS=false`, `${relay}?requireTLS=true`],
    ['smtps://relay.example.org'],
    ['smtp://127.0.0.1:9'],
    ['smtp://localhost'],
    [relay, relay, '1'],
  ])
    expect(readSettings({ ...real, DEMO, SMTP_URL: url! }).smtpUrl).toBe(sent)
})

test('Mails come from the public host by default', () => {
  for (const [environment, from] of [
    [{}, 'Venaison <ne-pas-repondre@localhost>'],
    [{ DEMO: '0', PUBLIC_URL: `${PUBLIC_URL}:8443` }, 'Venaison <ne-pas-repondre@venaison.example.org>'],
    [{ MAIL_FROM: 'chasse@example.org' }, 'chasse@example.org'],
    [{ MAIL_FROM: 'Fédération du Cher <chasse@example.org>' }, 'Fédération du Cher <chasse@example.org>'],
  ] as const)
    expect(readSettings(environment).mailFrom).toBe(from)
})

test('Real data are served to other machines by https only, at an address without a path', () => {
  const elsewhere = ['venaison.example.org', '192.0.2.7:3000', 'localhost.example.org'].map(
    (host) => `http://${host}`,
  )
  const longer = ['/gibier', '/?a=1', '/#a'].map((more) => PUBLIC_URL + more)
  for (const wrong of [...elsewhere, ...longer, 'https://anne:secret@venaison.example.org'])
    expect(refused({ ...real, PUBLIC_URL: wrong }), wrong).toEqual(['PUBLIC_URL'])
  for (const open of elsewhere) expect(refused({ ...real, DEMO: '1', PUBLIC_URL: open }), open).toEqual([])
  for (const here of ['http://127.0.0.1:3000', 'http://localhost', 'http://[::1]:3000'])
    expect(refused({ ...real, PUBLIC_URL: here }), here).toEqual([])
})

test('A public server says whether its data are real: everybody knows the passwords of a demonstration', () => {
  expect(refused({ PUBLIC_URL })).toEqual(['DEMO'])
  for (const DEMO of ['0', '1']) expect(refused({ PUBLIC_URL, DEMO })).toEqual([])
  expect(refused({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([])
})
