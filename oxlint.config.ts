import { defineConfig, type OxlintOverride } from 'oxlint'

/** The rooms of every floor: one part of the product each, as a person would name it. */
const spaces = [
  'sign-in',
  'registration',
  'account',
  'giver',
  'receiver',
  'federations',
  'users',
  'roles',
  'statistics',
]

type Ban = { regex: string; message: string; allowTypeImports?: boolean }
type Names = { name: string; importNames: string[]; message: string }

const ban = (regex: string, message: string): Ban => ({ regex, message })
const otherSpaces = (own: string | null) =>
  ban(
    `/(?:${spaces.filter((space) => space !== own).join('|')})/`,
    'A space imports no other space: what both need lies in shared, patterns or shell.',
  )
/**
 * Matches imports that do not start with a word, as a regular expression without lookahead: the linter
 * silently ignores rules with lookahead.
 */
const otherThan = (word: string) =>
  [...word].map((letter, at) => `${word.slice(0, at)}(?:[^${at === 0 ? '.' : ''}${letter}]|$)`).join('|')
const packagesOtherThan = (name: string, message: string) =>
  ban(`^(?:${otherThan(name)}|${name}[^/])`, message)

const noServer = ban('(^|/)server/', 'The browser never imports the server.')
const noTests = ban('(^|/)(tests|tools|docs)/', 'Nobody imports tests, tools or docs.')
const noTools = ban('(^|/)tools/', 'Tools import tests, and tests import no tools.')
/**
 * A model is also loaded by the explorer, in a browser: of the server it may import types, and the
 * definitions of statistics, which are data.
 */
const noServerCode: Ban = {
  ...ban(
    `(^|/)server/(?:${otherThan('statistics/')})`,
    'Models, and what they know of the world, import only types of the server.',
  ),
  allowTypeImports: true,
}
/** The files of tests/world that fill a database. */
const seeding = [
  'world',
  'requests',
  'seed-animals',
  'seed-links',
  'seed-offers',
  'seed-recalls',
  'seed-sanitary',
]
const noSeeding = ban(
  `(^|/)world/(?:${seeding.join('|')})\\.ts$`,
  'A model seeds nothing: that takes the server.',
)

const serverBans = [
  noTests,
  ban('(^|/)src/', 'The server never imports the browser’s code.'),
  ban(
    `(^|/)machines/(?:${otherThan('lifecycles/')})`,
    'Of the machines, the server knows the lifecycles only.',
  ),
]

/** What each floor may not import; if several contain a file, the last one applies. */
const floors: { files: string; extension: string; bans: Ban[]; paths?: Names[] }[] = [
  {
    files: 'contract',
    extension: 'ts',
    bans: [
      packagesOtherThan('zod', 'contract/ imports zod only.'),
      ban('(^|/)(machines|src|server|tests|tools|docs)/', 'contract/ is the lowest floor.'),
    ],
  },
  {
    files: 'machines',
    extension: 'ts',
    bans: [
      packagesOtherThan('xstate', 'machines/ import xstate, contract and each other only.'),
      ban('(^|/)(src|server|tests|tools|docs)/', 'machines/ import xstate, contract and each other only.'),
    ],
  },
  {
    files: 'machines/lifecycles',
    extension: 'ts',
    bans: [
      packagesOtherThan('xstate', 'Lifecycles are pure: xstate and contract only.'),
      ban('^\\.\\./(?:[^.]|\\.\\./(?:[^c]|$))', 'Lifecycles are pure: xstate and contract only.'),
    ],
    paths: [
      {
        name: 'xstate',
        importNames: ['fromPromise', 'fromCallback', 'fromObservable', 'fromEventObservable'],
        message: 'A lifecycle makes no calls.',
      },
    ],
  },
  { files: 'src', extension: '{ts,tsx}', bans: [noServer, noTests] },
  {
    files: 'src/actors',
    extension: 'ts',
    bans: [noServer, noTests, ban('(^|/)screens/', 'Actors know nothing of the screens.')],
  },
  {
    files: 'src/screens',
    extension: '{ts,tsx}',
    bans: [
      noServer,
      noTests,
      ban('(^|/)actors/', 'A screen is snapshot → JSX: it never sees the actors’ providers.'),
    ],
    paths: [
      {
        name: 'react',
        importNames: ['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'default'],
        message: 'A screen holds no state and no effects: the machine does, or src/ui for DOM concerns.',
      },
    ],
  },
  {
    files: 'src/ui',
    extension: '{ts,tsx}',
    bans: [
      noServer,
      noTests,
      ban('(^|/)(contract|machines|screens|actors)/', 'Building blocks know no domain.'),
      ban('^(xstate|@xstate)', 'Building blocks know no machines.'),
    ],
  },
  { files: 'server', extension: 'ts', bans: serverBans },
  { files: 'server/handlers', extension: 'ts', bans: serverBans },
  { files: 'server/queries', extension: 'ts', bans: serverBans },
  { files: 'tests/models', extension: 'ts', bans: [noServerCode, noSeeding] },
  {
    files: 'tests/expected',
    extension: 'ts',
    bans: [
      ban('(^|/)(contract|machines|src|server|models|explore)/', 'A table is written by hand, from no code.'),
    ],
  },
  { files: 'tests/machines', extension: 'ts', bans: [noTools] },
  { files: 'tests/screens', extension: '{ts,tsx}', bans: [noTools] },
]

/** The import rules of a floor, then those of each of its rooms, which replace them there. */
const imports = floors.flatMap(({ files, extension, bans, paths = [] }): OxlintOverride[] => {
  const rule = (...more: Ban[]): NonNullable<OxlintOverride['rules']> => ({
    'no-restricted-imports': ['error', { patterns: [...bans, ...more], paths }],
  })
  const rooms = [
    ...spaces.map((space) => ({ folder: space, ban: otherSpaces(space) })),
    ...['shared', 'patterns', 'shell'].map((folder) => ({ folder, ban: otherSpaces(null) })),
  ]
  return [
    { files: [`${files}/**/*.${extension}`], rules: rule() },
    ...rooms.map(({ folder, ban }) => ({
      files: [`${files}/${folder}/**/*.${extension}`],
      rules: rule(ban),
    })),
  ]
})

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['node_modules', 'dist', 'var'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'max-lines': ['error', { max: 160 }],
    'no-console': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-useless-spread': 'error',
    'unicorn/no-array-sort': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'react/incompatible-library': 'off',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      files: ['src/ui/lists/{compact-cell,data-table,table-columns}.tsx'],
      rules: {
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      },
    },
    ...imports,
    {
      files: ['tests/world/**'],
      excludeFiles: seeding.map((name) => `tests/world/${name}.ts`),
      rules: { 'no-restricted-imports': ['error', { patterns: [noServerCode, noSeeding] }] },
    },
    {
      // A chart is pure: keys, times and what the device holds come with its input or from an actor.
      files: ['machines/**'],
      rules: {
        'no-restricted-globals': ['error', 'crypto', 'localStorage', 'sessionStorage', 'window', 'document'],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now' },
          { object: 'Math', property: 'random' },
        ],
      },
    },
    {
      files: ['src/**'],
      excludeFiles: ['src/actors/**'],
      rules: {
        'no-restricted-globals': ['error', { name: 'fetch', message: 'Only src/actors speaks HTTP.' }],
      },
    },
    { files: ['{tests,tools}/**'], rules: { 'react/rules-of-hooks': 'off' } },
    // « given, when, then » are words here; nobody awaits these objects.
    { files: ['tests/browser/scenarios/**'], rules: { 'unicorn/no-thenable': 'off' } },
    {
      // The list of endpoints grows by a line with each call.
      files: ['machines/**', '{tests,tools}/**', 'contract/endpoints.ts'],
      rules: { 'max-lines': ['error', { max: 240 }] },
    },
    { files: ['oxlint.config.ts'], rules: { 'max-lines': 'off' } },
    {
      files: ['*.config.ts', 'tools/explorer/vite.config.ts', 'tools/mutation/server-runner.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
})
