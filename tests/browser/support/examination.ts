import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { brokenWords } from './broken-words.ts'
import { domShape } from './dom-shape.ts'

/** The sizes at which every page is examined; the first is the default. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Axe rules that depend on the layout, even if the same elements are displayed. */
const ofLayout = ['color-contrast', 'target-size', 'scrollable-region-focusable']

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; help: string; nodes: { html: string }[] }
type Axe = { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> }
type Rules = { type: 'tag' | 'rule'; values: readonly string[] }

const violationsIn = (page: Page, runOnly: Rules) =>
  page.evaluate(
    async (rules) =>
      (
        await (globalThis as unknown as { axe: Axe }).axe.run(document, {
          runOnly: rules,
          resultTypes: ['violations'],
          // Only the markup of an element is reported.
          selectors: false,
          // Pages have neither frames nor sounds, for which alone style sheets and media would be read again.
          iframes: false,
          preload: false,
        })
      ).violations,
    runOnly,
  )

/** Runs axe and looks for broken words at both sizes, restores the first one, and answers what is wrong in words. */
async function examine(page: Page): Promise<string[]> {
  const complaints: string[] = []
  // Waits for transitions: intermediate colours would be reported.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  // Injected through the developer tools protocol, because the page's content security policy blocks
  // other scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  let before: string | undefined
  for (const size of sizes.toReversed()) {
    await page.setViewportSize(size)
    const { displayed } = await page.evaluate(domShape)
    const violations = await violationsIn(
      page,
      displayed === before ? { type: 'rule', values: ofLayout } : { type: 'tag', values: everything },
    )
    before = displayed
    for (const broken of await brokenWords(page)) complaints.push(`coupure à ${size.width} px : ${broken}`)
    for (const { id, help, nodes } of violations)
      complaints.push(
        `accessibilité à ${size.width} px : ${id} (${help}) ${nodes.map(({ html }) => html.slice(0, 160)).join(' · ')}`,
      )
  }
  return complaints
}

/** Examines pages, each DOM shape once, since equal ones give the same result. */
export function examiner() {
  const known = new Set<string>()
  return async (page: Page): Promise<string[]> => {
    const { whole } = await page.evaluate(domShape)
    const shape = createHash('sha256').update(whole).digest('base64')
    if (known.has(shape)) return []
    const complaints = await examine(page)
    // A shape that fails does so wherever it is displayed.
    if (complaints.length === 0) known.add(shape)
    return complaints
  }
}
