import { limits } from '../../../../contract/limits.ts'
import { chartTitle } from '../../../explore/dictionary.ts'
import type { Chart } from '../../../explore/find-charts.ts'
import { link, listed, table } from '../markdown.ts'
import { type Rule, rules } from './rules.ts'
import { isRead, limitsByFlow } from './uses.ts'

/** The names of all values in an object, such as `wish.min`. */
const namesBelow = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, below]) =>
    typeof below === 'object' && below !== null && !Array.isArray(below)
      ? namesBelow(below as object, `${prefix}${key}.`)
      : [prefix + key],
  )

/** A proxy that records which values are read. */
function noting<T extends object>(value: T, note: (name: string) => void, prefix = ''): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const below: unknown = Reflect.get(target, key, receiver)
      const name = prefix + String(key)
      if (typeof below === 'object' && below !== null && !Array.isArray(below))
        return noting(below, note, `${name}.`)
      note(name)
      return below
    },
  })
}

/** A rule in French, and the names of the limits in it. */
function told(rule: Rule) {
  const names: string[] = []
  return { text: rule(noting(limits, (name) => void names.push(name))), names }
}

/** More flows than these are counted: their names would say nothing of the rule. */
const MOST = 12
const flowsListed = (links: readonly string[]) =>
  links.length > MOST ? `${links.length} parcours` : listed(links)

/**
 * The page `docs/regles-et-seuils.md`: the meaning of every limit of the contract, and the flows that use
 * it.
 * @throws when a limit is in no rule
 */
export function thresholdsPage(charts: readonly Chart[]): string {
  const sections = Object.entries(rules).map(([title, own]) => ({ title, own: own.map(told) }))
  const named = sections.flatMap(({ own }) => own.flatMap(({ names }) => names))
  const untold = namesBelow(limits).filter((name) => !named.includes(name))
  if (untold.length > 0) throw new Error(`no rule tells of limits.${untold.join(', limits.')}`)
  const flows = limitsByFlow(charts.filter(({ group }) => group === 'flow'))
  const usedBy = (names: readonly string[]) =>
    [...flows]
      .filter(([, read]) => isRead(names, read))
      .map(([{ machine, name }]) => link(chartTitle(machine), `statecharts/${name}.md`))
  return [
    '# Règles et seuils',
    '',
    'Chaque nombre que l’application applique, et les parcours qui le connaissent : leur schéma, leur écran ou ce qu’ils demandent au serveur. Au-delà de douze, seul leur nombre est dit. Sans parcours : le serveur l’applique seul, ou tous les parcours ensemble. Les valeurs viennent de `contract/limits.ts`, où elles ne sont écrites qu’une fois.',
    '',
    ...sections.flatMap(({ title, own }) => [
      `## ${title}`,
      '',
      table(
        ['Règle', 'Parcours'],
        own.map(({ text, names }) => [text, flowsListed(usedBy(names))]),
      ),
      '',
    ]),
    '*Page écrite par `npm run docs` ; ne pas la modifier à la main.*',
    '',
  ].join('\n')
}
