import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** How one path went. `failure` is why it did not come to its end; `picture` shows the page then (PNG). */
export type Outcome = {
  flow: string
  title: string
  milliseconds: number
  failure?: string
  picture?: Buffer
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const look = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:72rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid #7A7F76;padding:.4rem .6rem;text-align:left;vertical-align:top}
pre{white-space:pre-wrap;margin:.4rem 0 0}img{max-width:24rem;border:1px solid #7A7F76}`

function row({ title, milliseconds, failure, picture }: Outcome): string {
  const seen = picture
    ? `<img alt="La page à ce moment" src="data:image/png;base64,${picture.toString('base64')}">`
    : ''
  const reason = failure ? `<pre>${escape(failure)}</pre>${seen}` : ''
  const verdict = failure ? '✗ échec' : '✓ réussi'
  return `<tr><td>${verdict}</td><td>${escape(title)}${reason}</td><td>${Math.round(milliseconds)} ms</td></tr>`
}

/** Writes what became of the paths as a page that stands alone. */
export async function writeReport(file: string, url: string, outcomes: readonly Outcome[]): Promise<void> {
  const sections = [...Map.groupBy(outcomes, ({ flow }) => flow)].map(([flow, own]) => {
    const failed = own.filter(({ failure }) => failure).length
    return `<h2>${escape(flow)}</h2><p>${own.length} chemins, ${failed} en échec.</p>
<table><thead><tr><th>Résultat</th><th>Chemin</th><th>Durée</th></tr></thead>
<tbody>${own.map(row).join('\n')}</tbody></table>`
  })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Chemins parcourus</title><style>${look}</style>
<h1>Chemins parcourus</h1><p>Application : ${escape(url)}, le ${new Date().toLocaleString('fr-FR')}.</p>
${sections.join('\n')}</html>\n`,
  )
}
