import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, chromium } from 'playwright-core'

/** There is no Chromium and none can be installed; the message says what to do, in one line. */
export class NoChromium extends Error {}

/** Where a Chromium may be, and who asks. */
export type Machine = {
  /** Programs looked up by name: Chromium, the package manager, sudo. */
  path: string
  /** Absolute paths outside `path` where installers put a browser. */
  places: readonly string[]
  /** The path that a person chose. */
  chosen?: string | undefined
  isRoot: boolean
  /** Held while one process installs; the others wait for it. */
  lock: string
}

const thisMachine = (): Machine => ({
  path: process.env['PATH'] ?? '',
  places: [
    '/usr/bin/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    // What « playwright install » fetched.
    chromium.executablePath(),
  ],
  chosen: process.env['CHROMIUM'],
  isRoot: process.getuid?.() === 0,
  lock: join(tmpdir(), 'venaison-chromium.lock'),
})

/**
 * What is wanted: the `shell`, which has no window of its own and takes a fifth less time, or a `whole`
 * Chromium, which has one, and words in French.
 */
export type Kind = 'shell' | 'whole'

const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
/** By what is wanted, its names, first choice first; and what to install, likewise. */
const names = { shell: ['chromium-headless-shell', ...whole], whole }
const packages = {
  shell: [['chromium-headless-shell'], ['chromium', 'chromium-l10n']],
  whole: [['chromium', 'chromium-l10n']],
}

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

const programsOf = ({ path }: Machine, name: string) =>
  path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter(isProgram)

/** The Chromium of a machine: the chosen one, else the first of the usual names. */
function findChromium(machine: Machine, kind: Kind): string | undefined {
  const { chosen, places } = machine
  if (!chosen) return names[kind].flatMap((name) => programsOf(machine, name))[0] ?? places.find(isProgram)
  if (isProgram(chosen)) return chosen
  throw new NoChromium(`CHROMIUM is ${chosen}, which is not a program.`)
}

/** By package manager, how a person installs Chromium. */
const advice = {
  'apt-get': 'apt-get install chromium chromium-l10n',
  dnf: 'dnf install chromium',
  zypper: 'zypper install chromium',
  pacman: 'pacman -S chromium',
  apk: 'apk add chromium',
  brew: 'brew install --cask google-chrome',
  winget: 'winget install Google.Chrome',
}

function noChromium(machine: Machine): NoChromium {
  const manager = Object.entries(advice).find(([name]) => programsOf(machine, name).length > 0)
  const command = manager?.[1] ?? advice['apt-get']
  return new NoChromium(
    `No Chromium: install one (« ${command} », as root where the system asks for it), or set CHROMIUM to the path of a Chromium or Chrome.`,
  )
}

/** Milliseconds to wait for an installation that another process has begun. */
const TIME_LIMIT = 600_000

/** Runs `task` while no other process does; the lock ends with its process, also a killed one. */
function alone<Result>(lock: string, task: () => Result): Result {
  const file = new DatabaseSync(lock)
  try {
    file.exec(`PRAGMA busy_timeout = ${TIME_LIMIT}; BEGIN EXCLUSIVE`)
    return task()
  } finally {
    file.close()
  }
}

/** Installs Debian's Chromium, as root or through sudo without a password; whether that went well. */
function install(machine: Machine, kind: Kind): boolean {
  const [aptGet] = programsOf(machine, 'apt-get')
  const [sudo] = machine.isRoot ? [] : programsOf(machine, 'sudo')
  if (!aptGet || !(machine.isRoot || sudo)) return false
  const run = (...args: string[]) => {
    const [program = '', ...rest] = sudo ? [sudo, '-n', aptGet, ...args] : [aptGet, ...args]
    const env = { ...process.env, PATH: machine.path, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  console.log('No Chromium yet: installing it with apt-get…')
  // A source of packages that does not answer need not be the one that has Chromium.
  run('-q', 'update')
  const settings = ['-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=3']
  return packages[kind].some((wanted) =>
    run('-q', 'install', '-y', '--no-install-recommends', ...settings, ...wanted),
  )
}

/**
 * The path of a Chromium, installed if need be. When several processes ask at once, one installs.
 * @throws NoChromium
 */
export function ensureChromium(kind: Kind, machine = thisMachine()): string {
  const find = () => findChromium(machine, kind)
  const found = find() ?? alone(machine.lock, () => find() ?? (install(machine, kind) ? find() : undefined))
  if (!found) throw noChromium(machine)
  return found
}

/** Ensures a Chromium before a command or a run of tests begins; without one, ends it with one line. */
export function requireChromium(kind: Kind): void {
  try {
    ensureChromium(kind)
  } catch (error) {
    if (!(error instanceof NoChromium)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts Chromium; a whole one is in French where its words are installed (`chromium-l10n`).
 * `slowMotion` shows its window and waits that many milliseconds before every gesture.
 */
export const launchChromium = (kind: Kind = 'shell', slowMotion?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(kind),
    args: flags,
    env: { ...process.env, LANGUAGE: 'fr' },
    ...(slowMotion !== undefined && { headless: false, slowMo: slowMotion }),
  })
