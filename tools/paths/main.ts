import { type Application, startApplication } from '../../tests/browser/support/application.ts'
import { launchChromium, requireChromium } from '../../tests/browser/support/chromium.ts'
import { openSession } from '../../tests/browser/support/session.ts'
import { flows } from '../../tests/models/registry.ts'
import { writeReport } from '../report/report.ts'
import { type Command, commandOf, type Run } from './arguments.ts'
import { flowsText, pathsText } from './listing.ts'
import { keepFailed, select } from './selection.ts'
import { commandFor } from '../../tests/model/numbered-paths.ts'
import { isFailed, type Outcome, runAll } from './run-all.ts'
import { pathLabel } from '../../tests/model/step-labels.ts'

const usage = `npm run paths                          les parcours : états, transitions, chemins courts, chemins, couverture
npm run paths -- donation --list       les chemins d’un parcours, numérotés, en clair
npm run paths -- donation              parcourt tous ses chemins dans Chromium ; « all » : ceux de tous
npm run paths -- donation 7            une seule, par son numéro
npm run paths -- --failed              ce qui a échoué la dernière fois

  --every           les chemins courts, un pour chaque transition et chaque exemple, au lieu des longs
  --seed <n>        des chemins au hasard, les mêmes pour la même graine ;
                    --length <pas> (30), --count <nombre par parcours> (1)
  --headed          montre la fenêtre, au ralenti
  --report          écrit var/paths-report.html
  --url <adresse>   l’application à parcourir (http://127.0.0.1:3000) ; si rien n’y
                    répond, une autre est lancée avec un petit monde, remis en place avant chaque chemin`

/** Milliseconds before every gesture when the window is shown. */
const SLOW_MOTION = 400
const REPORT = 'var/paths-report.html'

async function findApplication(url: string): Promise<Application & { stop: () => Promise<void> }> {
  const isThere = await fetch(new URL('/healthz', url)).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return startApplication()
  console.log('Cette application garde ses données : un chemin qui change quelque chose l’y change.')
  return { url, reset: async () => {}, stop: async () => {} }
}

function tell(outcome: Outcome) {
  const { flow, number, path, milliseconds } = outcome
  const verdict = isFailed(outcome) ? '✗' : '✓'
  console.log(
    `${verdict} ${flow.name} ${number} (${Math.round(milliseconds)} ms)  ${pathLabel(flow.machine, path.steps)}`,
  )
  if (!isFailed(outcome)) return
  console.log(outcome.failure.reason.replace(/^/gm, '      '))
  console.log(`      Pour recommencer : ${commandFor(outcome)}`)
}

async function run({ wanted, headed, report, url }: Run) {
  const chosen = await select(flows, wanted)
  if (chosen.length === 0) return console.log('Rien à parcourir.')
  const kind = headed ? 'whole' : 'shell'
  requireChromium(kind)
  if (typeof wanted.kind === 'object') console.log(`Graine ${wanted.kind.seed}`)
  const application = await findApplication(url)
  const browser = await launchChromium(kind, headed ? SLOW_MOTION : undefined)
  const session = await openSession(browser, application.url)
  try {
    console.log(`Application : ${application.url}`)
    const outcomes = await runAll(session, application, chosen, tell)
    const failed = outcomes.filter(isFailed)
    await keepFailed(failed)
    console.log(`\nChemins : ${outcomes.length}, dont ${failed.length} en échec`)
    if (report) {
      await writeReport(REPORT, application.url, outcomes)
      console.log(`Rapport : ${REPORT}`)
    }
    process.exitCode = failed.length > 0 ? 1 : 0
  } finally {
    await browser.close()
    await application.stop()
  }
}

async function obey(command: Command) {
  if (command.do === 'help') console.log(usage)
  else if (command.do === 'run') await run(command)
  else if (command.wanted.flows.length === 0) console.log(flowsText(flows))
  else console.log(pathsText(await select(flows, command.wanted)))
}

try {
  const names = flows.map(({ name }) => name)
  await obey(commandOf(process.argv.slice(2), names))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
