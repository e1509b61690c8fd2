import { globSync, readFileSync } from 'node:fs'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { expect, test } from 'vitest'
import { classesIn } from './classes.ts'

/** Classes without a style of their own: markers for neighbours' styles, and those of drawings. */
const marks = /^(?:group|peer)(?:\/\w+)?$/

const tailwind = readFileSync(new URL('../node_modules/tailwindcss/index.css', import.meta.url), 'utf8')
const styles = readFileSync(new URL('../src/styles.css', import.meta.url), 'utf8')
const design = await loadDesignSystem(styles, {
  loadStylesheet: (_, base) => Promise.resolve({ path: 'tailwindcss/index.css', base, content: tailwind }),
})
/** Classes defined by rules of the style sheet. */
const own = new Set([...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!))

function unknownClasses(classes: readonly string[]): string[] {
  const css = design.candidatesToCss([...classes])
  return classes.filter((name, index) => css[index] === null && !own.has(name) && !marks.test(name))
}

test('Every class used by a component exists', () => {
  const unknown = globSync('src/**/*.tsx').flatMap((file) =>
    unknownClasses(classesIn(file, readFileSync(file, 'utf8'))).map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('A class for a breakpoint that the theme lacks is found, wherever it is in the attribute', () => {
  const code = `export const a = <p className={b === 'wide' ? \`p-4 sm:p-2 \${c ? 'max-sm:w-full' : 'm-2'}\` : 'text-ink'} />`
  expect(unknownClasses(classesIn('a.tsx', code))).toEqual(['sm:p-2', 'max-sm:w-full'])
})
