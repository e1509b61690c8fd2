import { parseArgs } from 'node:util'
import { type Application, startApplication } from './browser/application.ts'
import { type Outcome, writeReport } from './browser/report.ts'
import { openStage, type Stage } from './browser/stage.ts'
import { walk } from './browser/walk.ts'
import { pathsIn } from './tours.ts'
import type { Flow } from './model.ts'
import { flows } from './models/registry.ts'

const usage = `npm run paths                              lists the flows
npm run paths -- <flow>… | all [options]   walks their tours in Chromium
  --url <address>   the running application, also PATHS_URL (default http://127.0.0.1:3000);
                    when nothing answers there, one of its own is started, with a small world
                    that is put back before every path
  --headed          shows the window, in slow motion
  --report          writes var/paths-report.html`

/** Milliseconds before every gesture when the window is shown. */
const SLOW_MOTION = 400
const REPORT = 'var/paths-report.html'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: process.env['PATHS_URL'] ?? 'http://127.0.0.1:3000' },
    headed: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function list() {
  const rows = flows.map((flow) => [
    flow.name,
    flow.explored.states,
    flow.explored.declared,
    flow.explored.byTransition().length,
    pathsIn(flow).length,
  ])
  const width = Math.max(...flows.map(({ name }) => name.length), 'flow'.length)
  const line = ([name, ...figures]: (string | number)[]) =>
    [String(name).padEnd(width), ...figures.map((figure) => String(figure).padStart(12))].join('')
  console.log([line(['flow', 'states', 'transitions', 'paths', 'tours']), ...rows.map(line)].join('\n'))
}

function chosen(): readonly Flow[] {
  if (positionals.includes('all')) return flows
  return positionals.map((name) => {
    const flow = flows.find((each) => each.name === name)
    if (flow) return flow
    const known = flows.map((each) => each.name).join(', ')
    throw new Error(`There is no flow « ${name} ». Flows: ${known}, or « all ».`)
  })
}

/** The application that runs already, as it is; else one of its own. */
async function findApplication(): Promise<Application & { stop: () => Promise<void> }> {
  const isThere = await fetch(new URL('/healthz', values.url)).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return startApplication()
  console.log('This application keeps its own data: paths that change something change it there.')
  return { url: values.url, reset: async () => {}, stop: async () => {} }
}

async function walkAll(stage: Stage, application: Application, wanted: readonly Flow[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const flow of wanted) {
    console.log(`\n${flow.name}`)
    for (const path of pathsIn(flow)) {
      const begun = performance.now()
      const failure = await walk(flow, path, stage, application.reset).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      const milliseconds = performance.now() - begun
      console.log(`  ${failure === undefined ? '✓' : '✗'} ${path.title} (${Math.round(milliseconds)} ms)`)
      if (failure !== undefined) console.log(failure.replace(/^/gm, '      '))
      outcomes.push({
        flow: flow.name,
        title: path.title,
        milliseconds,
        ...(failure !== undefined && { failure, picture: await stage.page.screenshot() }),
      })
    }
  }
  return outcomes
}

async function run(wanted: readonly Flow[]) {
  const application = await findApplication()
  const stage = await openStage(application.url, values.headed ? SLOW_MOTION : undefined)
  try {
    console.log(`Application: ${application.url}`)
    const outcomes = await walkAll(stage, application, wanted)
    const failed = outcomes.filter(({ failure }) => failure !== undefined).length
    console.log(`\n${outcomes.length} paths, ${failed} failed`)
    if (values.report) {
      await writeReport(REPORT, application.url, outcomes)
      console.log(`Report: ${REPORT}`)
    }
    process.exitCode = failed > 0 ? 1 : 0
  } finally {
    await stage.close()
    await application.stop()
  }
}

try {
  if (values.help) console.log(usage)
  else if (positionals.length === 0) list()
  else await run(chosen())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
