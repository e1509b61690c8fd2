import { limits } from '../../../contract/limits.ts'
import { chartTitle } from '../../../tests/explore/dictionary.ts'
import type { Chart } from '../../../tests/explore/find-charts.ts'
import { link, listed, table } from '../markdown.ts'
import { type Rule, rules } from './rules.ts'
import { textAnswers } from './texts.ts'
import { callsOf, isRead, limitsByFlow } from './uses.ts'

const namesBelow = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, below]) =>
    typeof below === 'object' && below !== null && !Array.isArray(below)
      ? namesBelow(below as object, `${prefix}${key}.`)
      : [prefix + key],
  )

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

/** A rule in French, the names of the limits in it, and those of flows that it names itself. */
function told(rule: Rule) {
  const { tells, flows } = typeof rule === 'function' ? { tells: rule, flows: [] } : rule
  const names: string[] = []
  return { text: tells(noting(limits, (name) => void names.push(name))), names, flows }
}

/** More flows than these are folded, so that the rules can be read one below the other. */
const MOST = 12
const flowsListed = (links: readonly string[]) =>
  links.length > MOST
    ? `<details><summary>${links.length} parcours</summary>${listed(links)}</details>`
    : listed(links)

const linked = (flows: readonly Chart[]) =>
  flowsListed(flows.map(({ machine, name }) => link(chartTitle(machine), `statecharts/${name}.md`)))

/**
 * The page `docs/regles-et-seuils.md`: the meaning of every limit of the contract, and the flows that use
 * it.
 * @throws when a limit is in no rule, or a rule names a flow that does not exist
 */
export function thresholdsPage(charts: readonly Chart[]): string {
  const sections = Object.entries(rules).map(([title, own]) => ({ title, own: own.map(told) }))
  const named = sections.flatMap(({ own }) => own.flatMap(({ names }) => names))
  const untold = namesBelow(limits).filter((name) => !named.includes(name))
  if (untold.length > 0) throw new Error(`no rule tells of limits.${untold.join(', limits.')}`)
  const flows = charts.filter(({ group }) => group === 'flow')
  const own = sections.flatMap((section) => section.own.flatMap((rule) => rule.flows))
  const unknown = own.filter((name) => !flows.some((flow) => flow.name === name))
  if (unknown.length > 0) throw new Error(`no flow is called ${unknown.join(', ')}`)
  const readIn = limitsByFlow(flows)
  const usedBy = ({ names, flows: given }: ReturnType<typeof told>) =>
    linked(flows.filter((flow) => given.includes(flow.name) || isRead(names, readIn.get(flow)!)))
  const answers = [...textAnswers()].map(([answer, calls]) => [
    answer,
    linked(flows.filter((flow) => callsOf(flow).some((call) => calls.has(call)))),
  ])
  return [
    '# Règles et seuils',
    '',
    'Chaque nombre que l’application applique, et les parcours où il sert : dans leur schéma, sur leur écran, dans ce qu’ils demandent au serveur et dans ce qu’il en fait. Au-delà de douze, la liste se déplie. Sans parcours : le serveur l’applique seul, ou tous les parcours ensemble. Les valeurs viennent de `contract/limits.ts`, où elles ne sont écrites qu’une fois ; à la fin, ce que le serveur répond quand un texte est trop long.',
    '',
    ...sections.flatMap(({ title, own }) => [
      `## ${title}`,
      '',
      table(
        ['Règle', 'Parcours'],
        own.map((rule) => [rule.text, usedBy(rule)]),
      ),
      '',
    ]),
    '## Les textes trop longs',
    '',
    table(['Réponse du serveur', 'Parcours'], answers),
    '',
    '*Page écrite par `npm run docs` ; ne pas la modifier à la main.*',
    '',
  ].join('\n')
}
