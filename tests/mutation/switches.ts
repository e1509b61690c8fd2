import { parseSync, Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** A handler, which can be switched off, or a lock, which can be left open. */
export type Switch = {
  kind: 'handler' | 'lock'
  /** The file, the element and what its text says there: it stays the same while lines move. */
  id: string
  line: number
  /** Where the expression stands in the text. */
  start: number
  end: number
}

type Node = { type: string; start: number; end: number }
type Named = Node & { name: string }

const isHandler = (name: string) => /^on[A-Z]/.test(name)
const isFunction = ({ type }: Node) => /^(?:ArrowFunction|Function)Expression$|^Identifier$/.test(type)
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100)

/** The handlers and locks that a component's text holds. */
export function switchesIn(file: string, code: string): Switch[] {
  const found: Switch[] = []
  const elements: string[] = []
  const known = new Map<string, number>()
  const add = (kind: Switch['kind'], name: string, { start, end }: Node) => {
    const words = `${file} ${elements.at(-1) ?? ''} ${name}={${inOneLine(code.slice(start, end))}}`
    const count = (known.get(words) ?? 0) + 1
    known.set(words, count)
    const id = count === 1 ? words : `${words} (${count})`
    found.push({ kind, id, line: code.slice(0, start).split('\n').length, start, end })
  }
  new Visitor({
    JSXOpeningElement(node) {
      elements.push(code.slice(node.name.start, node.name.end))
    },
    'JSXOpeningElement:exit': () => void elements.pop(),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || value?.type !== 'JSXExpressionContainer') return
      if (isHandler(name.name)) add('handler', name.name, value.expression)
      else if (name.name === 'disabled') add('lock', name.name, value.expression)
    },
    // Handlers are also handed over in objects that are spread.
    Property({ key, value, shorthand }) {
      const { name } = key as Named
      if (!shorthand && key.type === 'Identifier' && isHandler(name) && isFunction(value))
        add('handler', name, value)
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** The text in which each handler and each lock passes through its switch. */
function withSwitches(file: string, code: string): string {
  let text = code
  for (const { kind, id, start, end } of switchesIn(file, code).toSorted(
    (a, b) => b.start - a.start || a.end - b.end,
  ))
    text = `${text.slice(0, start)}__${kind}(${JSON.stringify(id)}, ${text.slice(start, end)})${text.slice(end)}`
  return text
}

/** Puts a switch on every handler and every lock of the components. */
export function switchable(root: string): Plugin {
  return {
    name: 'switchable',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx$/ },
      handler: (code, id) => ({ code: withSwitches(id.slice(root.length + 1), code), map: null }),
    },
  }
}
