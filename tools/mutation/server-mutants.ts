import { instrumenting } from './instrumenting.ts'
import { isNatural, mistakenFor, sqlMutantsOf } from './sql-mutants.ts'
import { childrenOf, inOneLine, type Node, numbering, partOf, treeOf } from '../source-tree.ts'

/**
 * The kind of a server mutation: a condition of a query is dropped, a comparison is replaced, a check is
 * skipped, a lock is not taken, a statement is removed, or a sort key is dropped or inverted.
 */
export type ServerKind = 'predicate' | 'comparison' | 'check' | 'lock' | 'effect' | 'order'

export type ServerMutant = {
  kind: ServerKind
  /** File, function and source text: stable while lines move. */
  id: string
}

/** The functions of `server/queries/shared/rows.ts` that run the SQL they tag. */
const running = new Set(['readRows', 'readFirst', 'readOne', 'countRows', 'hasRows'])

export const serverFiles = 'server/{handlers,queries,rules}/**/*.ts'

const locks = new Set(['forUpdate', 'forNoKeyUpdate', 'forShare', 'forKeyShare'])
/** Calls that only check; their result is discarded. */
const isCheck = (name: string) => /^(?:assert|check|count|require|hold|ensure)/.test(name)

const nameIn = (node: Node | undefined): string => {
  if (node?.type === 'Identifier') return String(node['name'])
  return node?.type === 'MemberExpression' ? nameIn(partOf(node, 'property')) : ''
}

function callOf(statement: Node): Node | undefined {
  const expression = partOf(statement, 'expression')
  const call = expression?.type === 'AwaitExpression' ? partOf(expression, 'argument') : expression
  return call?.type === 'CallExpression' ? call : undefined
}

function isLeaving(node: Node | undefined): boolean {
  const last = node?.type === 'BlockStatement' ? (node['body'] as Node[]).at(-1) : node
  return last?.type === 'ThrowStatement' || last?.type === 'ReturnStatement'
}

const awaits = (node: Node): boolean =>
  node.type === 'AwaitExpression' || (!node.type.includes('Function') && childrenOf(node).some(awaits))

/** The instrumented source of a file, and its mutations. It calls the functions of `server-switches.ts`. */
export function withSwitches(file: string, code: string): { code: string; mutants: ServerMutant[] } {
  const mutants: ServerMutant[] = []
  const unique = numbering()
  let within = ''
  const textOf = ({ start, end }: Node) => code.slice(start, end)
  /** Registers a mutation; answers its id as a source literal. */
  function name(kind: ServerKind, words: string): string {
    const id = unique(`${file} ${within}: ${kind}, ${inOneLine(words)}`)
    mutants.push({ kind, id })
    return JSON.stringify(id)
  }

  function inside(node: Node): string {
    let text = ''
    let at = node.start
    for (const child of childrenOf(node)) {
      // A shorthand property contains the same node twice.
      if (child.start < at) continue
      text += code.slice(at, child.start) + render(child)
      at = child.end
    }
    return text + code.slice(at, node.end)
  }

  function statement(node: Node): string {
    const call = callOf(node)
    if (!call || call['optional']) return inside(node)
    const called = nameIn(partOf(call, 'callee'))
    const kind = called.startsWith('lock') ? 'lock' : isCheck(called) ? 'check' : 'effect'
    return `__off(${name(kind, textOf(node))}) || (${inside(partOf(node, 'expression')!)})`
  }

  function query(node: Node): string {
    const callee = partOf(node, 'callee')!
    const called = nameIn(callee)
    const given = node['arguments'] as Node[]
    if (called === 'orderBy' && !given.some(awaits)) return order(node)
    const isLock = locks.has(called)
    const condition = called === 'where' || called === 'having'
    if (!(isLock || condition) || given.some(awaits)) return inside(node)
    const words = `.${called}${code.slice(partOf(callee, 'property')!.end, node.end)}`
    const id = name(isLock ? 'lock' : 'predicate', words)
    const sign = given.length === 3 ? given[1] : undefined
    const written = given.map((one) => {
      const text = String(one['value'])
      if (one !== sign || one.type !== 'Literal' || !(text in mistakenFor)) return render(one)
      return `__other(${name('comparison', words)}, ${JSON.stringify(text)}, ${JSON.stringify(mistakenFor[text])})`
    })
    return `__drop(${id}, ${render(partOf(callee, 'object')!)}, (query) => query.${called}(${written.join(', ')}))`
  }

  /** A sort key of Kysely is dropped, unless rows come in this order anyway, or inverted if its direction is a literal. */
  function order(node: Node): string {
    const callee = partOf(node, 'callee')!
    const words = `.orderBy${code.slice(partOf(callee, 'property')!.end, node.end)}`
    const [key, direction] = node['arguments'] as Node[]
    const written = direction ? String(direction['value'] ?? '') : 'asc'
    const other = { asc: 'desc', desc: 'asc' }[written]
    const way = other
      ? `__other(${name('order', `inverted: ${words}`)}, ${JSON.stringify(written)}, ${JSON.stringify(other)})`
      : render(direction!)
    const rest = render(partOf(callee, 'object')!)
    if (isNatural(String(key!['value']))) return `${rest}.orderBy(${render(key!)}, ${way})`
    const id = name('order', `dropped: ${words}`)
    return `__drop(${id}, ${rest}, (query) => query.orderBy(${render(key!)}, ${way}))`
  }

  function template(node: Node): string {
    const quasi = partOf(node, 'quasi')!
    const called = partOf(node, 'tag')!
    const isRun = called.type === 'CallExpression' && running.has(nameIn(partOf(called, 'callee')))
    if (!(isRun || nameIn(called) === 'sql') || awaits(node)) return inside(node)
    const tag = isRun ? '__fragment' : code.slice(node.start, quasi.start)
    const text = textOf(quasi)
    const searched = (quasi['expressions'] as Node[]).reduce(
      (known, { start, end }) =>
        known.slice(0, start - quasi.start) + 'x'.repeat(end - start) + known.slice(end - quasi.start),
      text,
    )
    const wrong = sqlMutantsOf(text, searched).map(
      (one) => `${name(one.kind, one.words)}: () => ${tag}${one.text}`,
    )
    if (wrong.length === 0) return inside(node)
    const right = isRun ? tag + render(quasi) : inside(node)
    const statement = `__sql(${right}, { ${wrong.join(', ')} })`
    return isRun ? `${textOf(called)}\`\${${statement}}\`` : statement
  }

  function comparison(node: Node): string {
    const sign = String(node['operator'])
    if (!['<', '<=', '>', '>=', '===', '!=='].includes(sign)) return inside(node)
    const [left, right] = [partOf(node, 'left')!, partOf(node, 'right')!]
    return `__compare(${name('comparison', textOf(node))}, '${sign}', ${render(left)}, ${render(right)})`
  }

  function logical(node: Node): string {
    const sign = String(node['operator'])
    if (sign === '??') return inside(node)
    const [left, right] = [partOf(node, 'left')!, partOf(node, 'right')!]
    const id = name('check', `${sign} ${textOf(right)}`)
    const half = sign === '&&' ? `__off(${id}) ||` : `!__off(${id}) &&`
    return `(${render(left)}) ${sign} (${half} (${render(right)}))`
  }

  function condition(node: Node): string {
    const [test, then] = [partOf(node, 'test')!, partOf(node, 'consequent')!]
    if (node['alternate'] || !isLeaving(then)) return inside(node)
    const id = name('check', `if (${textOf(test)})`)
    return `if (!__off(${id}) && (${render(test)})) ${render(then)}`
  }

  function render(node: Node): string {
    const top = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration'
    if (top && partOf(node, 'id')?.type === 'Identifier' && !within) {
      within = nameIn(partOf(node, 'id'))
      const text = inside(node)
      within = ''
      return text
    }
    if (/^TS(?!As|NonNull|Satisfies)/.test(node.type)) return textOf(node)
    if (node.type === 'ExpressionStatement' && callOf(node)) return statement(node)
    if (node.type === 'CallExpression' && partOf(node, 'callee')?.type === 'MemberExpression')
      return query(node)
    if (node.type === 'TaggedTemplateExpression') return template(node)
    if (node.type === 'BinaryExpression') return comparison(node)
    if (node.type === 'LogicalExpression') return logical(node)
    if (node.type === 'IfStatement') return condition(node)
    return inside(node)
  }

  const tree = treeOf(file, code)
  return { code: code.slice(0, tree.start) + inside(tree) + code.slice(tree.end), mutants }
}

export const instrumentServer = instrumenting(
  'server',
  /\/server\/(?:handlers|queries|rules)\/.*\.ts$/,
  (file, code) => withSwitches(file, code).code,
)
