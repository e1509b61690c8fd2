import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureChromium as ensure, type Machine, NoChromium } from '../../browser/support/chromium.ts'

let folder: string
let bin: string
let installed: string
/** The arguments of all apt-get calls. */
let asked: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'venaison-chromium-'))
  bin = join(folder, 'bin')
  installed = join(bin, 'chromium')
  asked = join(folder, 'asked')
  mkdirSync(bin)
  writeFileSync(asked, '')
})
afterEach(() => rmSync(folder, { recursive: true }))

function program(name: string, script = ''): string {
  const path = join(bin, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

/** Like the real apt-get: takes a while, and fails while another one is running. */
const aptGet = () =>
  program(
    'apt-get',
    `echo "$*" >> ${asked}
    [ "$2" = install ] || exit 0
    /bin/mkdir ${folder}/busy || exit 100
    /bin/sleep 0.5
    printf '#!/bin/sh\\n' > ${installed}.new
    /bin/chmod +x ${installed}.new
    /bin/mv ${installed}.new ${installed}
    /bin/rmdir ${folder}/busy`,
  )

const machine = (differing: Partial<Machine> = {}): Machine => ({
  path: bin,
  places: [],
  isRoot: true,
  lock: join(folder, 'lock'),
  ...differing,
})
const ensureChromium = (machine: Machine) => ensure('whole', machine)
const requests = () => readFileSync(asked, 'utf8').trim().split('\n').filter(Boolean)

test('The chosen Chromium comes first, then one on the PATH, then the usual places', () => {
  const place = program('somewhere-else')
  expect(ensureChromium(machine({ places: ['/nowhere', bin, place] }))).toBe(place)
  const found = program('google-chrome')
  expect(ensureChromium(machine({ places: [place] }))).toBe(found)
  expect(ensureChromium(machine({ chosen: place }))).toBe(place)
  expect(() => ensureChromium(machine({ chosen: '/nowhere' }))).toThrow(
    'CHROMIUM is /nowhere, which is not a program.',
  )
})

test('Without a Chromium, root installs it with apt-get', () => {
  aptGet()
  expect(ensureChromium(machine())).toBe(installed)
  expect(requests()).toEqual([
    '-q update',
    expect.stringMatching(/^-q install -y .* chromium chromium-l10n$/),
  ])
})

test('The headless shell is preferred if no window is needed, and installed alone', () => {
  program('chromium')
  const shell = program('chromium-headless-shell')
  expect(ensure('shell', machine())).toBe(shell)
  expect(ensureChromium(machine())).toBe(installed)
  rmSync(shell)
  expect(ensure('shell', machine())).toBe(installed)
  rmSync(installed)
  aptGet()
  expect(ensure('shell', machine())).toBe(installed)
  expect(requests().at(-1)).toMatch(/ chromium-headless-shell$/)
})

test('If there is no shell to install, the whole Chromium is installed', () => {
  program(
    'apt-get',
    `case "$*" in *headless-shell*) exit 100;; *install*) printf '#!/bin/sh\\n' > ${installed}; /bin/chmod +x ${installed};; esac`,
  )
  expect(ensure('shell', machine())).toBe(installed)
})

test('A user other than root installs it through passwordless sudo', () => {
  aptGet()
  program('sudo', `echo "sudo $1" >> ${asked}; shift; exec "$@"`)
  expect(ensureChromium(machine({ isRoot: false }))).toBe(installed)
  expect(requests().filter((line) => line.startsWith('sudo'))).toEqual(['sudo -n', 'sudo -n'])
})

test('Without root and sudo, one line says what to do on this system', () => {
  const message = (differing?: Partial<Machine>) => {
    try {
      return ensureChromium(machine({ isRoot: false, ...differing }))
    } catch (error) {
      expect(error).toBeInstanceOf(NoChromium)
      return String(error)
    }
  }
  expect(message()).toContain('« apt-get install chromium chromium-l10n »')
  expect(message()).toContain('set CHROMIUM to the path')
  expect(message()).not.toContain('\n')
  program('dnf')
  expect(message()).toContain('« dnf install chromium »')
  aptGet()
  expect(message()).toContain('« apt-get install chromium chromium-l10n »')
  expect(requests()).toEqual([])
})

test('When apt-get fails, the same line says what to do', () => {
  program('apt-get', 'exit 100')
  expect(() => ensureChromium(machine())).toThrow('No Chromium: install one')
})

test('Of processes that need a Chromium at once, one installs it and the others wait', async () => {
  aptGet()
  const script = `
    import { ensureChromium } from ${JSON.stringify(new URL('../../browser/support/chromium.ts', import.meta.url).href)}
    process.stdout.write(ensureChromium('whole', JSON.parse(process.argv[1])).concat('\\n'))`
  const found = await Promise.all(
    [1, 2, 3].map(async () => {
      const asking = spawn(
        process.execPath,
        ['--input-type=module', '-e', script, JSON.stringify(machine())],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      let printed = ''
      asking.stdout.on('data', (text) => (printed += text))
      await once(asking, 'close')
      return printed.trim().split('\n').at(-1)
    }),
  )
  expect(found).toEqual([installed, installed, installed])
  expect(requests()).toHaveLength(2)
}, 120_000)
