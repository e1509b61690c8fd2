import { expect, test } from 'vitest'
import { readSettings, SettingsRefused } from '../../../server/settings.ts'

test('Without any variable, the demonstration runs on the embedded database at 127.0.0.1:3000', () => {
  expect(readSettings({ PORT: '', HOST: ' ' })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    isSecure: false,
    demo: true,
  })
})

const DATABASE_URL = 'postgresql://venaison@localhost/venaison'
const real = {
  DATABASE_URL,
  SESSION_SECRET: 'that nobody else has ever chosen for theirs',
  SMTP_URL: 'smtp://relay.example.org',
  PUBLIC_URL: 'https://venaison.example.org',
}

test('With PostgreSQL there is no demonstration unless asked for', () => {
  expect(readSettings(real).demo).toBe(false)
  expect(readSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
})

test('Real data are not served without a secret, a mail server and a public URL; one message names everything missing', () => {
  const refusal = (environment: Record<string, string>) => {
    try {
      readSettings(environment)
      return []
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsRefused)
      return (error as Error).message.match(/(?<=^ {2}- )\w+/gm) ?? []
    }
  }
  const needed = ['SESSION_SECRET', 'SMTP_URL', 'PUBLIC_URL']
  expect(refusal({ DATABASE_URL })).toEqual(needed)
  expect(refusal({ DATABASE_URL, DEMO: '0', SMTP_URL: ' ' })).toEqual(needed)
  for (const name of needed) expect(refusal({ ...real, [name]: '' })).toEqual([name])
  expect(refusal({ DATABASE_URL, PORT: 'web' }).toSorted()).toEqual(['PORT', ...needed].toSorted())
  expect(refusal(real)).toEqual([])
  expect(refusal({ DATABASE_URL, DEMO: '1' })).toEqual([])
  expect(refusal({ DEMO: '0' })).toEqual([])
})

test('Real data are sent to a database on another machine only by TLS with a verified certificate', () => {
  const reading =
    (url: string, DEMO = '0') =>
    () =>
      readSettings({ ...real, DEMO, DATABASE_URL: url })
  const far = 'postgresql://venaison:secret@db.example.org/venaison'
  for (const open of [
    far,
    `${far}?sslmode=disable`,
    `${far}?sslmode=require`,
    `${far}?sslmode=no-verify`,
    `${DATABASE_URL}?host=db.example.org`,
    'postgresql://localhost.example.org/venaison',
    'postgresql://u@127.example.org/venaison',
  ])
    expect(reading(open), open).toThrow('DATABASE_URL doit finir par ?sslmode=verify-full')
  for (const closed of [
    `${far}?sslmode=verify-full`,
    'postgresql:///venaison?host=/var/run/postgresql',
    'postgresql://u@%2Fvar%2Frun%2Fpostgresql/venaison',
    'postgresql://u@127.0.0.1:5433/venaison',
    'postgresql://u@[::1]/venaison',
    DATABASE_URL,
  ])
    expect(reading(closed), closed).not.toThrow()
  expect(reading(far, '1')).not.toThrow()
})

test('A replica and a direct access are settings of PostgreSQL, as protected as the database itself', () => {
  expect(readSettings(real)).toMatchObject({ readUrl: null, directUrl: null })
  const near = 'postgresql://venaison@localhost:5433/venaison'
  const far = 'postgresql://venaison:secret@replica.example.org/venaison'
  for (const [name, key] of [
    ['DATABASE_READ_URL', 'readUrl'],
    ['DATABASE_DIRECT_URL', 'directUrl'],
  ] as const) {
    expect(readSettings({ ...real, [name]: near })[key]).toBe(near)
    expect(() => readSettings({ ...real, [name]: far })).toThrow(
      `${name} doit finir par ?sslmode=verify-full`,
    )
    expect(() => readSettings({ [name]: near })).toThrow(`${name} demande DATABASE_URL`)
    expect(() => readSettings({ ...real, [name]: 'mysql://localhost' })).toThrow(`${name} doit s’écrire`)
  }
})

test('Real mails are sent to another machine only by TLS, whatever the URL says', () => {
  const sent = (SMTP_URL: string, DEMO = '0') => readSettings({ ...real, DEMO, SMTP_URL }).smtpUrl
  expect(sent('smtp://a%40b:secret@relay.example.org:587')).toBe(
    'smtp://a%40b:secret@relay.example.org:587?requireTLS=true',
  )
  expect(sent('smtp://relay.example.org?ignoreTLS=true&requireTLS=false')).toBe(
    'smtp://relay.example.org?requireTLS=true',
  )
  for (const kept of ['smtps://relay.example.org', 'smtp://127.0.0.1:9', 'smtp://localhost'])
    expect(sent(kept)).toBe(kept)
  expect(sent('smtp://relay.example.org', '1')).toBe('smtp://relay.example.org')
})

test('No proxy is trusted unless the settings say how many there are', () => {
  expect(readSettings(real).proxyHops).toBe(0)
  expect(readSettings({ TRUST_PROXY_HOPS: '2' }).proxyHops).toBe(2)
  for (const wrong of ['-1', '1.5', 'true', 'loopback', '11'])
    expect(() => readSettings({ TRUST_PROXY_HOPS: wrong }), wrong).toThrow('TRUST_PROXY_HOPS')
})

test('The limits of reveals are those of the contract, unless set', () => {
  expect(readSettings({}).reveals).toEqual({ perHour: 60, perDay: 200 })
  const set = readSettings({ REVEALS_PER_HOUR: '5', REVEALS_PER_DAY: '20' })
  expect(set.reveals).toEqual({ perHour: 5, perDay: 20 })
  for (const wrong of ['0', '-1', '1.5', 'many', '1000000'])
    expect(() => readSettings({ REVEALS_PER_DAY: wrong }), wrong).toThrow('REVEALS_PER_DAY')
})

test('The limits per giver are those of the contract, unless set', () => {
  expect(readSettings({}).giverLimits).toEqual({ territories: 30, plannedHunts: 60, computationsPerHour: 20 })
  const set = { TERRITORIES_PER_GIVER: '5', HUNTS_PER_GIVER: '6', COMPUTATIONS_PER_HOUR: '7' }
  expect(readSettings(set).giverLimits).toEqual({ territories: 5, plannedHunts: 6, computationsPerHour: 7 })
})

test('Time limits and concurrency limits have documented defaults, unless set', () => {
  expect(readSettings({})).toMatchObject({
    costlyCalls: 3,
    networkFactor: 1,
    refusedBodies: 300,
    lockTimeout: 10_000,
    idleTimeout: 60_000,
    unreadTimeout: 60_000,
    stopDelay: 0,
  })
  const set = {
    COSTLY_CALLS: '9',
    NETWORK_FACTOR: '7',
    REFUSED_BODIES: '8',
    LOCK_TIMEOUT: '1',
    IDLE_TIMEOUT: '2',
    UNREAD_TIMEOUT: '3',
    STOP_DELAY: '4',
  }
  expect(readSettings(set)).toMatchObject({
    costlyCalls: 9,
    networkFactor: 7,
    refusedBodies: 8,
    lockTimeout: 1000,
    idleTimeout: 2000,
    unreadTimeout: 3000,
    stopDelay: 4000,
  })
  // Whoever is asked to stop has ten seconds in all.
  expect(() => readSettings({ STOP_DELAY: '6' })).toThrow('STOP_DELAY doit aller de 0 à 5 secondes')
})

test('An https address makes cookies secure', () => {
  expect(readSettings({ DEMO: '0', PUBLIC_URL: 'https://venaison.example.org/' })).toMatchObject({
    publicUrl: 'https://venaison.example.org',
    isSecure: true,
  })
})

test('Mails come from the public host by default', () => {
  expect(readSettings({}).mailFrom).toBe('Venaison <ne-pas-repondre@localhost>')
  const PUBLIC_URL = 'https://venaison.example.org:8443'
  expect(readSettings({ DEMO: '0', PUBLIC_URL }).mailFrom).toBe(
    'Venaison <ne-pas-repondre@venaison.example.org>',
  )
  for (const MAIL_FROM of ['chasse@example.org', 'Fédération du Cher <chasse@example.org>'])
    expect(readSettings({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
  for (const MAIL_FROM of ['chasse', 'a@b\r\nBcc: c@d', 'A <a@b>, B <b@c>'])
    expect(() => readSettings({ MAIL_FROM })).toThrow('MAIL_FROM')
})

test('All invalid settings are reported at once, by name', () => {
  const wrong = { PORT: '70000', DATABASE_URL: 'mysql://a/b', SESSION_SECRET: 'short', DEMO: 'yes' }
  expect(() => readSettings(wrong)).toThrow(SettingsRefused)
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(name)
})

test('The background work is left to a worker only where there can be one', () => {
  expect([readSettings({}).isWorker, readSettings({ ...real, WORKER: '0' }).isWorker]).toEqual([true, false])
  expect(() => readSettings({ WORKER: '0' })).toThrow(/WORKER=0 demande DATABASE_URL/)
})

/** The names of the refused settings, in the order of the message. */
const refused = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return (error as Error).message.match(/(?<=^ {2}- )\w+/gm) ?? []
  }
}

test('Real data are served to other machines by https only, at an address without a path', () => {
  for (const open of [
    'http://venaison.example.org',
    'http://192.0.2.7:3000',
    'http://localhost.example.org',
  ]) {
    expect(refused({ ...real, PUBLIC_URL: open }), open).toEqual(['PUBLIC_URL'])
    expect(refused({ ...real, DEMO: '1', PUBLIC_URL: open }), open).toEqual([])
  }
  for (const here of ['http://127.0.0.1:3000', 'http://localhost', 'http://[::1]:3000'])
    expect(refused({ ...real, PUBLIC_URL: here }), here).toEqual([])
  for (const more of ['/gibier', '/?a=1', '/#a'])
    expect(refused({ ...real, PUBLIC_URL: `https://venaison.example.org${more}` }), more).toEqual([
      'PUBLIC_URL',
    ])
  expect(refused({ ...real, PUBLIC_URL: 'https://anne:secret@venaison.example.org' })).toEqual(['PUBLIC_URL'])
})

test('A public server says whether its data are real: everybody knows the passwords of a demonstration', () => {
  const PUBLIC_URL = 'https://venaison.example.org'
  expect(refused({ PUBLIC_URL })).toEqual(['DEMO'])
  for (const DEMO of ['0', '1']) expect(refused({ PUBLIC_URL, DEMO })).toEqual([])
  expect(refused({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([])
})

test('A secret of few different characters is refused, however long', () => {
  for (const SESSION_SECRET of ['a'.repeat(32), 'changeme'.repeat(8), '123456789'.repeat(5)])
    expect(refused({ ...real, SESSION_SECRET }), SESSION_SECRET).toEqual(['SESSION_SECRET'])
  expect(refused({ ...real, SESSION_SECRET: '0123456789'.repeat(4) })).toEqual([])
})

test('Metrics, which need no password, are not served on the port of the pages', () => {
  expect(refused({ METRICS_PORT: '3000' })).toEqual(['METRICS_PORT'])
  expect(refused({ PORT: '8080', METRICS_PORT: '8080' })).toEqual(['METRICS_PORT'])
  for (const ports of [{ METRICS_PORT: '9100' }, { PORT: '0', METRICS_PORT: '0' }])
    expect(refused(ports)).toEqual([])
})

test('The ledger of erasures lies beside the embedded database; with PostgreSQL it is where one says', () => {
  expect(readSettings({ DATA_DIR: '/data' }).erasuresDir).toBe('/data/erasures')
  expect(readSettings(real).erasuresDir).toBeNull()
  expect(readSettings({ ...real, ERASURES_DIR: '/ledger' }).erasuresDir).toBe('/ledger')
})
