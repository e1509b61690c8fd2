import { fr } from '../../src/ui/text/typography.ts'
import { chartTitle } from '../../tests/explore/dictionary.ts'
import { escape } from '../../tests/explore/markup.ts'
import { commandFor } from '../../tests/model/numbered-paths.ts'
import type { Failed } from '../paths/run-all.ts'
import { leafStatesLabel, stepLabel } from '../../tests/model/step-labels.ts'
import { drawingOf, highlightPath } from './chart.ts'

const kinds = { step: 'pas', console: 'console', network: 'réseau' } as const

function expectation({ path, failure: { step } }: Failed): string {
  if (step < 0) return `À l’arrivée, la personne devait être devant ${leafStatesLabel(path.start)}.`
  const before = step === 0 ? path.start : path.steps[step - 1]!.snapshot
  const { snapshot, effects } = path.steps[step]!
  const notified = effects.some(({ type }) => type === 'reportFailure')
    ? ', l’échec étant dit dans une fenêtre'
    : ''
  return snapshot.state.status === 'done'
    ? `De ${leafStatesLabel(before)}, le parcours devait se terminer : ${leafStatesLabel(snapshot)}${notified}.`
    : `De ${leafStatesLabel(before)}, la personne devait arriver devant ${leafStatesLabel(snapshot)}${notified}.`
}

function stepsList({ flow, path, failure: { step: failedAt } }: Failed): string {
  const items = path.steps.map((step, index) => {
    const look = index === failedAt ? ' class="now"' : index > failedAt ? ' class="later"' : ''
    const mark = index === failedAt ? '✗ ' : index < failedAt ? '✓ ' : ''
    return `<li${look}>${mark}${escape(stepLabel(flow.machine, step))}</li>`
  })
  const driver = failedAt < 0 ? '<p class="bad">✗ l’arrivée, avant le premier pas</p>' : ''
  return `${driver}<ol class="steps">${items.join('\n')}</ol>`
}

function journal({ failure: { lines } }: Failed): string {
  const rows = lines.map(
    ({ at, kind, text, isBad }) =>
      `<tr class="${kind}${isBad ? ' bad' : ''}"><td>${at} ms</td><td>${kinds[kind]}</td><td>${isBad ? '✗ ' : ''}${escape(text)}</td></tr>`,
  )
  return `<div class="log" tabindex="0"><table><tbody>${rows.join('\n')}</tbody></table></div>`
}

export async function failureMarkup(failed: Failed, id: string): Promise<string> {
  const { flow, path, number, failure } = failed
  const drawing = await drawingOf(flow.name)
  const chart = drawing
    ? `<h3>Le chemin sur le schéma</h3>
<p>En bleu, numérotés, les pas réussis ; en rouge, marqué ✗, celui qui échoue, et l’état attendu en tirets. Le schéma défile.</p>
<div class="chart" tabindex="0">${highlightPath(drawing, path, failure.step, id)}</div>`
    : ''
  return fr(`<article id="${id}"><h3>${escape(chartTitle(flow.machine))} : chemin ${number}</h3>
<p><b>Attendu :</b> ${escape(expectation(failed))}</p><p class="bad"><b>Constaté :</b></p><pre>${escape(failure.reason)}</pre>
<p><b>Pour recommencer :</b></p><pre>${escape(commandFor(failed))} --headed</pre>
${chart}
<h3>Les pas</h3>${stepsList(failed)}
<div class="two"><div><h3>La page à ce moment</h3><img alt="La page au moment de l’échec" src="data:image/jpeg;base64,${failure.picture.toString('base64')}"></div>
<div><h3>Console et réseau</h3>${journal(failed)}</div></div></article>`)
}
