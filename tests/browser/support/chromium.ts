import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/bin',
  '/snap/bin',
  '/opt/google/chrome',
]
const macOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chromium of this machine: `CHROMIUM` when set, else the first of the usual names. */
function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM']
  if (wanted) {
    if (!isProgram(wanted)) throw new Error(`CHROMIUM is ${wanted}, which is not a program`)
    return wanted
  }
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), macOS].find(isProgram)
}

/** Installs Debian's Chromium, as root or through sudo without a password. */
function install() {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...command: string[]) => {
    const [program = '', ...rest] = [...prefix, ...command]
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0
  }
  console.log('Chromium is not there: installing it with apt-get…')
  return (
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'chromium-l10n')
  )
}

/**
 * The path of a Chromium, installed if need be.
 *
 * @throws when there is none and none can be installed
 */
export function ensureChromium(): string {
  const found = findChromium() ?? (install() ? findChromium() : undefined)
  if (!found)
    throw new Error(
      'No Chromium: install one (for example « apt-get install chromium ») or set CHROMIUM to its path.',
    )
  return found
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts Chromium, in French where its words are installed (`chromium-l10n`); `slowMotion` shows a window and waits that many milliseconds before every gesture. */
export const launchChromium = (slowMotion?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: flags,
    env: { ...process.env, LANGUAGE: 'fr' },
    ...(slowMotion !== undefined && { headless: false, slowMo: slowMotion }),
  })
