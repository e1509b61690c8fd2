import { isDatabaseProtected, isHere } from './encrypted-connections.ts'

/** Environment variables, those that are empty left out. */
type Variables = Record<string, string | undefined>

/** Variables that only a demonstration may omit, and why. */
const needed = {
  SESSION_SECRET: 'les sessions et les liens en dépendent, et tous les serveurs doivent avoir le même',
  SMTP_URL: 'sans cela, aucun e-mail ne part',
  PUBLIC_URL: 'les liens des e-mails commencent par cette adresse',
}

/** The errors of a server with real data that lacks required variables. */
function lacks(set: Variables): string[] {
  if (set['DATABASE_URL'] === undefined || set['DEMO'] === '1') return []
  return Object.entries(needed)
    .filter(([name]) => set[name] === undefined)
    .map(([name, why]) => `${name} est nécessaire avec DATABASE_URL, sauf avec DEMO=1 : ${why}`)
}

/** Whether the data are demonstration data: by default on the embedded database. */
export const isDemo = ({ DEMO, DATABASE_URL }: Variables) =>
  DEMO === undefined ? DATABASE_URL === undefined : DEMO === '1'

type DatabaseUrl = 'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATABASE_DIRECT_URL'

/** The error for a database connection that would send real data unencrypted. */
function exposes(name: DatabaseUrl, set: Variables): string[] {
  const url = set[name]
  if (url === undefined || isDemo(set)) return []
  if (!URL.canParse(url) || isDatabaseProtected(url)) return []
  return [
    `${name} doit finir par ?sslmode=verify-full, sauf sur cette machine ou avec DEMO=1 : sans cela, les données circulent en clair`,
  ]
}

/** The errors for other ways to the embedded database, which has one only. */
const strays = (set: Variables): string[] =>
  set['DATABASE_URL'] === undefined
    ? (['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const)
        .filter((name) => set[name] !== undefined)
        .map((name) => `${name} demande DATABASE_URL : la base embarquée n’a qu’un accès`)
    : []

/** The error for a server that leaves its work to a worker that cannot exist. */
const strands = ({ WORKER, DATABASE_URL }: Variables): string[] =>
  WORKER === '0' && DATABASE_URL === undefined
    ? [
        'WORKER=0 demande DATABASE_URL : la base embarquée n’a qu’un processus, et les e-mails ne partiraient plus',
      ]
    : []

/** The errors for a public address that is no address of pages, or that would send cookies unencrypted. */
function misaddresses(set: Variables): string[] {
  const { PUBLIC_URL } = set
  if (PUBLIC_URL === undefined || !URL.canParse(PUBLIC_URL)) return []
  const { protocol, hostname, pathname, search, hash, username } = new URL(PUBLIC_URL)
  const isBare = pathname === '/' && search === '' && hash === '' && username === ''
  const isOpen = protocol === 'http:' && !isHere(hostname) && !isDemo(set)
  return [
    ...(isBare ? [] : ['PUBLIC_URL ne doit contenir qu’une machine et un port, sans chemin ni mot de passe']),
    ...(isOpen
      ? [
          'PUBLIC_URL doit commencer par https://, sauf sur cette machine ou avec DEMO=1 : sans cela, mots de passe et sessions circulent en clair',
        ]
      : []),
  ]
}

/** The error for a public server whose operator has not said that anybody knows its passwords. */
function reveals(set: Variables): string[] {
  const { DEMO, PUBLIC_URL } = set
  if (DEMO !== undefined || !isDemo(set) || PUBLIC_URL === undefined || !URL.canParse(PUBLIC_URL)) return []
  if (isHere(new URL(PUBLIC_URL).hostname)) return []
  return [
    'DEMO est à préciser avec PUBLIC_URL : DEMO=0 pour de vraies données, DEMO=1 pour une démonstration dont les mots de passe sont connus de tous',
  ]
}

/** Different characters of a secret that was not typed at random. */
const FEW = 10

/** The error for a secret that is long enough, but can be guessed. */
const guessable = ({ SESSION_SECRET = '' }: Variables): string[] =>
  SESSION_SECRET.length >= 32 && new Set(SESSION_SECRET).size < FEW
    ? [`SESSION_SECRET se devine : il lui faut au moins ${FEW} caractères différents, tirés au hasard`]
    : []

/** The error for metrics, which need no password, on the port of the pages. */
const shares = ({ PORT = '3000', METRICS_PORT }: Variables): string[] =>
  METRICS_PORT !== undefined && METRICS_PORT !== '0' && Number(METRICS_PORT) === Number(PORT)
    ? ['METRICS_PORT doit différer de PORT : les mesures se lisent sans mot de passe']
    : []

/** The errors of settings with which real data would not be safe, or mails would not leave. */
export const unsafeSettings = (set: Variables): string[] => [
  ...lacks(set),
  ...exposes('DATABASE_URL', set),
  ...exposes('DATABASE_READ_URL', set),
  ...exposes('DATABASE_DIRECT_URL', set),
  ...strays(set),
  ...strands(set),
  ...misaddresses(set),
  ...reveals(set),
  ...guessable(set),
  ...shares(set),
]
