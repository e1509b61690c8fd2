import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

/** No Chromium was found or could be installed; the message says in one line what to do. */
export class NoChromium extends Error {}

/** Where Chromium may be installed on a machine, and by which user the process runs. */
export type Machine = {
  /** Programs looked up by name: Chromium, the package manager, sudo. */
  path: string
  /** Absolute paths outside `path` where installers put browsers. */
  places: readonly string[]
  chosen?: string | undefined
  isRoot: boolean
  /** A lock file, held while one process installs; others wait for it. */
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
    // Installed by « playwright install ».
    chromium.executablePath(),
  ],
  chosen: process.env['CHROMIUM'],
  isRoot: process.getuid?.() === 0,
  lock: join(tmpdir(), 'venaison-chromium.lock'),
})

/**
 * The kind of Chromium: `shell`, which is headless only and a fifth faster, or a `whole` one, with a
 * window and French messages.
 */
export type Kind = 'shell' | 'whole'

const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
/** Per kind, the executable names in order of preference, and the packages to install. */
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

/** The Chromium of a machine: the chosen one, otherwise the first of the usual names. */
function findChromium(machine: Machine, kind: Kind): string | undefined {
  const { chosen, places } = machine
  if (!chosen) return names[kind].flatMap((name) => programsOf(machine, name))[0] ?? places.find(isProgram)
  if (isProgram(chosen)) return chosen
  throw new NoChromium(`CHROMIUM is ${chosen}, which is not a program.`)
}

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

const TIME_LIMIT = 600_000

/** Runs `task` in one process at a time; the lock ends with its process, even a killed one. */
function alone<Result>(lock: string, task: () => Result): Result {
  const file = new DatabaseSync(lock)
  try {
    file.exec(`PRAGMA busy_timeout = ${TIME_LIMIT}; BEGIN EXCLUSIVE`)
    return task()
  } finally {
    file.close()
  }
}

/** Installs Debian's Chromium, as root or through passwordless sudo; answers whether it succeeded. */
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
  // A package source that is unreachable is not necessarily the one with Chromium.
  run('-q', 'update')
  const settings = ['-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=3']
  return packages[kind].some((wanted) =>
    run('-q', 'install', '-y', '--no-install-recommends', ...settings, ...wanted),
  )
}

/**
 * The path of a Chromium, which is installed if needed. Of several concurrent processes, one installs.
 * @throws NoChromium
 */
export function ensureChromium(kind: Kind, machine = thisMachine()): string {
  const find = () => findChromium(machine, kind)
  const found = find() ?? alone(machine.lock, () => find() ?? (install(machine, kind) ? find() : undefined))
  if (!found) throw noChromium(machine)
  return found
}

/**
 * Ensures that a Chromium is available before a command or test run; otherwise ends the process with a
 * one-line message.
 */
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
 * Starts Chromium; a whole one is in French if its translations are installed (`chromium-l10n`).
 * `slowMotion` opens a window and waits that many milliseconds before every gesture.
 */
export const launchChromium = (kind: Kind = 'shell', slowMotion?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(kind),
    args: flags,
    env: { ...process.env, LANGUAGE: 'fr' },
    ...(slowMotion !== undefined && { headless: false, slowMo: slowMotion }),
  })

/** A Chromium that keeps pages that are left in memory, and shows them again at once on Back, as browsers do. */
export const launchRemembering = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium('whole'),
    args: [...flags, '--enable-features=BackForwardCache,CacheControlNoStoreEnterBackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

let shared: Promise<Browser> | undefined

/** The Chromium of this process, which its test files share, each with devices of its own. */
export const sharedChromium = (): Promise<Browser> => (shared ??= launchChromium())

const kept = new Set<BrowserContext>()
/** Keeps a device open that several test files share. */
export const keepOpen = (device: BrowserContext): void => void kept.add(device)

/** Closes every other device that a test file opened in the shared Chromium. */
export const closeDevices = async (): Promise<void> => {
  const open = (await shared)?.contexts() ?? []
  await Promise.all(open.filter((device) => !kept.has(device)).map((device) => device.close()))
}
