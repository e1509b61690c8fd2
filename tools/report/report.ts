import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { momentInWords } from '../../src/words/words.ts'
import { chartTitle } from '../../tests/explore/dictionary.ts'
import { escape } from '../../tests/explore/markup.ts'
import { type Coverage, coverageOf, type Measure } from '../paths/coverage.ts'
import { commandFor } from '../../tests/model/numbered-paths.ts'
import { isFailed, type Outcome } from '../paths/run-all.ts'
import { pathLabel } from '../../tests/model/step-labels.ts'
import { failureMarkup } from './failure.ts'
import { style, script } from './style.ts'

const seconds = (milliseconds: number) =>
  `${(milliseconds / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} s`
const timeOf = (outcomes: readonly Outcome[]) => outcomes.reduce((sum, each) => sum + each.milliseconds, 0)

const share = (coverage: Coverage, measure: Measure) => {
  const { covered, possible } = coverage[measure]
  return possible === 0 ? '—' : `${covered} / ${possible}`
}

/** The steps taken: for a failed path, those before the failed one. */
const walkedOf = (outcomes: readonly Outcome[]) =>
  outcomes.map((each) =>
    isFailed(each)
      ? { ...each.path, steps: each.path.steps.slice(0, Math.max(0, each.failure.step)) }
      : each.path,
  )

function flowRow(own: readonly Outcome[]): string {
  const { flow } = own[0]!
  const coverage = coverageOf(flow, walkedOf(own))
  const failed = own.filter(isFailed).length
  const verdict = failed > 0 ? `<span class="bad">✗ ${failed}</span>` : '<span class="good">✓</span>'
  const cells = [
    `<a href="#${flow.name}">${escape(chartTitle(flow.machine))}</a>`,
    verdict,
    own.length,
    share(coverage, 'transitions'),
    share(coverage, 'guards'),
    seconds(timeOf(own)),
  ]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function pathItem(outcome: Outcome, link: string | undefined): string {
  const { flow, path, number, milliseconds } = outcome
  const words = escape(pathLabel(flow.machine, path.steps))
  const verdict = link
    ? `<a class="bad" href="#${link}">✗ ${number}</a>`
    : `<span class="good">✓ ${number}</span>`
  return `<li>${verdict}<span>${words}<br><small>${escape(commandFor(outcome))}</small></span><span>${seconds(milliseconds)}</span></li>`
}

export async function reportPage(
  url: string,
  outcomes: readonly Outcome[],
  at = new Date(),
): Promise<string> {
  const failed = outcomes.filter(isFailed)
  const ids = new Map<Outcome, string>(failed.map((each, index) => [each, `echec-${index + 1}`]))
  const flows = [...Map.groupBy(outcomes, ({ flow }) => flow).values()]
  const failures = await Promise.all(failed.map((each) => failureMarkup(each, ids.get(each)!)))
  const lists = flows.map(
    (own) => `<details id="${own[0]!.flow.name}"${own.some(isFailed) ? ' open' : ''}>
<summary>${escape(chartTitle(own[0]!.flow.machine))} (${own.length})</summary>
<ul class="paths">${own.map((each) => pathItem(each, ids.get(each))).join('\n')}</ul></details>`,
  )
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Chemins parcourus</title><style>${style}</style></head><body>
<h1>Chemins parcourus</h1><p>${escape(url)}, le ${momentInWords(at.toISOString())}.</p>
<ul class="totals"><li><b>${outcomes.length}</b>chemins</li><li><b class="good">${outcomes.length - failed.length}</b>réussis</li>
<li><b${failed.length > 0 ? ' class="bad"' : ''}>${failed.length}</b>en échec</li><li><b>${seconds(timeOf(outcomes))}</b>en tout</li></ul>
${failures.length > 0 ? `<h2>Échecs</h2>${failures.join('\n')}` : ''}
<h2>Couverture de cette exécution</h2><div class="wide" tabindex="0"><table><thead><tr><th>Parcours</th><th>Résultat</th><th>Chemins</th><th>Transitions</th><th>Conditions</th><th>Durée</th></tr></thead>
<tbody>${flows.map(flowRow).join('\n')}</tbody></table></div>
<h2>Tous les chemins</h2>${lists.join('\n')}
<script>${script}</script></body></html>\n`
}

export async function writeReport(file: string, url: string, outcomes: readonly Outcome[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await reportPage(url, outcomes))
}
