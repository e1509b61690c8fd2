import { childrenOf, inOneLine, type Node, numbering, partOf, treeOf } from '../source-tree.ts'
import { instrumenting } from './instrumenting.ts'

/** A mutation point in a component: a handler that can be removed, or a `disabled` that can be ignored. */
export type ScreenMutant = {
  kind: 'handler' | 'lock'
  /** File, element and its text: stable while lines move. */
  id: string
  start: number
  end: number
}

const isHandler = (name: string) => /^on[A-Z]/.test(name)
const isFunction = ({ type }: Node) => /^(?:ArrowFunction|Function)Expression$|^Identifier$/.test(type)

function givenBy(node: Node): [name: string, expression: Node] | undefined {
  const [name, key, value] = [partOf(node, 'name'), partOf(node, 'key'), partOf(node, 'value')]
  if (!value) return undefined
  if (node.type === 'JSXAttribute' && value.type === 'JSXExpressionContainer')
    return [String(name?.['name']), value['expression'] as Node]
  // Handlers may also be passed in spread objects.
  if (node.type === 'Property' && !node['shorthand'] && key?.type === 'Identifier' && isFunction(value))
    return [String(key['name']), value]
  return undefined
}

type Span = [start: number, end: number]

function* partsOf(node: Node, element: Span = [0, 0]): Generator<[Node, Span]> {
  const within = node.type === 'JSXOpeningElement' ? partOf(node, 'name') : undefined
  yield [node, element]
  for (const inner of childrenOf(node)) yield* partsOf(inner, within ? [within.start, within.end] : element)
}

export function screenMutantsIn(file: string, code: string): ScreenMutant[] {
  const unique = numbering()
  return [...partsOf(treeOf(file, code))].flatMap(([node, element]): ScreenMutant[] => {
    const [name, expression] = givenBy(node) ?? []
    const isLock = name === 'disabled' && node.type === 'JSXAttribute'
    if (name === undefined || !expression || !(isLock || isHandler(name))) return []
    const { start, end } = expression
    const id = unique(`${file} ${code.slice(...element)} ${name}={${inOneLine(code.slice(start, end))}}`)
    return [{ kind: isLock ? 'lock' : 'handler', id, start, end }]
  })
}

function instrumented(file: string, code: string): string {
  let text = code
  for (const { kind, id, start, end } of screenMutantsIn(file, code).toSorted(
    (a, b) => b.start - a.start || a.end - b.end,
  ))
    text = `${text.slice(0, start)}__${kind}(${JSON.stringify(id)}, ${text.slice(start, end)})${text.slice(end)}`
  return text
}

export const instrumentScreens = instrumenting('screens', /\/src\/.*\.tsx$/, instrumented)
