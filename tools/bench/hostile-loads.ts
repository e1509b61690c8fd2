import { WORKBOOK } from '../../contract/endpoint.ts'
import { type Asked, type Caller, callerOf } from './callers.ts'

/** A load that somebody means to do harm with. `atOnce`: requests under way; `act`: one of them. */
export type Hostile = { name: string; atOnce: number; act: () => Promise<number | 'none'> }

/** Requests under way at once: a person with a script, or a small network of machines. */
const MANY = 20
/** Characters of a body: just below what a call may hold. */
const MOST = 64_000
/** Bytes of a file: just below what an import may hold. */
const FILE = 19_000_000

let sent = 0
/** A network from which nothing was sent before. */
export const anywhere = () => `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent++ & 255}`

const filled = (piece: string) => piece.repeat(Math.floor(MOST / piece.length))
const list = (value: string) => `[${filled(`${value},`)}${value}]`
const names = (count: number) => Array.from({ length: count }, (_, n) => [`k${n}`, '1'])
/** Far more keys than are read, and nearly as many as are. */
const [many, most] = [5000, 999].map((count) => JSON.stringify(Object.fromEntries(names(count))))
const [fields, parameters] = [5000, 1500].map((count) => String(new URLSearchParams(names(count))))

/** A file of members: its header, and what follows. */
function file(rest: string): FormData {
  const form = new FormData()
  const text = `NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE\n${rest.repeat(Math.floor(FILE / rest.length))}`
  form.set('file_retrivers', new Blob([text], { type: 'text/csv' }), 'membres.csv')
  return form
}

/** What nobody’s page sends, by whom it is sent. */
export async function hostileLoads(url: string): Promise<Hostile[]> {
  const [stranger, receiver, clerk, reader] = await Promise.all(
    [null, 'receiver@example.org', 'cher@example.org', 'stats@example.org'].map((email) =>
      callerOf(url, email),
    ),
  )
  const load = (name: string, caller: Caller, asked: () => Asked, atOnce = MANY): Hostile => ({
    name,
    atOnce,
    act: async () => (await caller({ from: anywhere(), ...asked() })).status,
  })
  const post = (path: string, body: string | FormData): Asked => ({ path, method: 'POST', body })
  const [separators, members] = [file(';'), file('MARTIN;Jean;1800001;;;18000;Bourges;\n')]
  const imports = '/api/v1/federations/1/check_retrievers'
  return [
    load('long lists', stranger!, () => post('/password/forgot', `{"email":${list('"x"')}}`)),
    load('many keys', stranger!, () => post('/password/forgot', many!)),
    load('as many keys as are read', stranger!, () => post('/password/forgot', most!)),
    load('forms of many fields', stranger!, () => ({
      ...post('/password/forgot', fields!),
      type: 'application/x-www-form-urlencoded',
    })),
    load('addresses of many parameters', stranger!, () => ({ path: `/api/v1/cities?${parameters}` })),
    load('bodies of accounts', receiver!, () => ({
      ...post('/api/v1/wishes/self', `{"specimen_type_ids":${list('1')}}`),
      method: 'PUT',
    })),
    load('deep bodies', stranger!, () => post('/login', filled('['))),
    load('sign-ins', stranger!, () =>
      post('/login', `{"email":"a${sent}@example.org","password":"Essai-2026"}`),
    ),
    load('registrations', stranger!, () =>
      post('/register', `{"email":"b${sent}@example.org","password":"Essai-2026"}`),
    ),
    load('commune searches', stranger!, () => ({
      path: `/api/v1/cities?search=${'saint '.repeat(9)}${sent}`,
    })),
    load('one’s own data', receiver!, () => ({ path: '/api/v1/users/self/data' })),
    load('exports', reader!, () => ({ ...post('/api/v1/statistics/handovers', '{}'), accept: WORKBOOK })),
    load('statistics', reader!, () => post('/api/v1/statistics/coverage', '{}')),
    load('files of separators', clerk!, () => post(imports, separators), 3),
    load('files of members', clerk!, () => post(imports, members), 3),
  ]
}
