import { parseSync, type Plugin } from 'vite'

/** A mutation point in a component: a handler that can be removed, or a `disabled` that can be ignored. */
export type ScreenMutant = {
  kind: 'handler' | 'lock'
  /** The file, the element and what its text says there: it stays the same while lines move. */
  id: string
  /** Where the expression stands in the text. */
  start: number
  end: number
}

/** A part of a syntax tree, as ESTree and its JSX extension name them. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof (value as { type?: unknown } | null | undefined)?.type === 'string'

const isHandler = (name: string) => /^on[A-Z]/.test(name)
const isFunction = ({ type }: Node) => /^(?:ArrowFunction|Function)Expression$|^Identifier$/.test(type)
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100)

/** A name and the expression that stands under it: an attribute, or a property of an object. */
function givenBy({ type, name, key, value, shorthand }: Node): [name: string, expression: Node] | undefined {
  if (!isNode(value)) return undefined
  if (type === 'JSXAttribute' && value.type === 'JSXExpressionContainer')
    return [String((name as Node)['name']), value['expression'] as Node]
  // Handlers are also handed over in objects that are spread.
  if (type === 'Property' && !shorthand && (key as Node).type === 'Identifier' && isFunction(value))
    return [String((key as Node)['name']), value]
  return undefined
}

type Span = [start: number, end: number]

/** Every part of a tree, with the element in whose tag it stands. */
function* partsOf(node: Node, element: Span = [0, 0]): Generator<[Node, Span]> {
  const name = node['name']
  const within = node.type === 'JSXOpeningElement' && isNode(name) ? name : undefined
  yield [node, element]
  for (const inner of Object.values(node).flat())
    if (isNode(inner)) yield* partsOf(inner, within ? [within.start, within.end] : element)
}

/** The handlers and locks that a component's text holds. */
export function screenMutantsIn(file: string, code: string): ScreenMutant[] {
  const known = new Map<string, number>()
  return [...partsOf(parseSync(file, code).program as unknown as Node)].flatMap(
    ([node, element]): ScreenMutant[] => {
      const [name, expression] = givenBy(node) ?? []
      const isLock = name === 'disabled' && node.type === 'JSXAttribute'
      if (name === undefined || !expression || !(isLock || isHandler(name))) return []
      const { start, end } = expression
      const words = `${file} ${code.slice(...element)} ${name}={${inOneLine(code.slice(start, end))}}`
      const count = (known.get(words) ?? 0) + 1
      known.set(words, count)
      const id = count === 1 ? words : `${words} (${count})`
      return [{ kind: isLock ? 'lock' : 'handler', id, start, end }]
    },
  )
}

/** The source in which each handler and each lock can be mutated. */
function instrumented(file: string, code: string): string {
  let text = code
  for (const { kind, id, start, end } of screenMutantsIn(file, code).toSorted(
    (a, b) => b.start - a.start || a.end - b.end,
  ))
    text = `${text.slice(0, start)}__${kind}(${JSON.stringify(id)}, ${text.slice(start, end)})${text.slice(end)}`
  return text
}

/** Makes every handler and every lock of the components a mutation point. */
export function instrumentScreens(root: string): Plugin {
  return {
    name: 'instrument-screens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx$/ },
      handler: (code, id) => ({ code: instrumented(id.slice(root.length + 1), code), map: null }),
    },
  }
}
