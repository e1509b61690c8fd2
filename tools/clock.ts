import { spawnSync } from 'node:child_process'

/**
 * `npm run test:clock`: runs date-dependent tests with the clock just before and after midnight in France,
 * and just before each clock change. On the server the clock runs on from test to test and passes the
 * moment; every test of a machine or screen begins at it. Arguments are further options of vitest, or other
 * files instead; `TEST_CLOCK` names one moment instead.
 */
const moments = process.env['TEST_CLOCK']
  ? [process.env['TEST_CLOCK']]
  : [
      '2026-03-28T23:59:30+01:00',
      '2026-03-29T00:00:30+01:00',
      '2026-03-29T01:59:30+01:00',
      '2026-10-25T02:59:30+02:00',
    ]
const own = [
  'tests/machines/giver',
  'tests/machines/receiver',
  'tests/screens/giver',
  'tests/screens/registration',
  'tests/machines/users',
  'tests/server/account',
  'tests/server/federations/sanitary',
  'tests/server/giver',
  'tests/server/receiver',
  'tests/server/shared',
  'tests/server/statistics',
  'tests/server/users/todo',
  'tests/server/users/anonymisation',
  'tests/server/http/outbox.test.ts',
  'tests/server/sign-in/sessions.test.ts',
  'tests/server/sign-in/sign-in-links.test.ts',
]
const given = process.argv.slice(2)
const files = given.some((one) => one.startsWith('tests/')) ? [] : own
const projects = ['machines', 'screens', 'server'].flatMap((name) => ['--project', name])

for (const moment of moments) {
  console.log(`\nThe clock starts at ${moment}.`)
  const begun = Date.now()
  const { status } = spawnSync('vitest', ['run', ...projects, ...files, ...given], {
    stdio: 'inherit',
    env: { ...process.env, TEST_CLOCK: moment },
  })
  console.log(`${moment}: ${Math.round((Date.now() - begun) / 1000)} s`)
  if (status !== 0) process.exitCode = 1
}
