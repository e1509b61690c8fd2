import { dirname, join } from 'node:path'
import { childrenOf, type Node, partOf, treeOf } from '../../source-tree.ts'
import { sourcesBelow } from '../architecture/project-sources.ts'

/** What a top-level declaration uses: limits by name, such as `wish.min`, and other declarations by id. */
type Declaration = { limits: readonly string[]; uses: readonly string[] }

const floors = ['contract', 'machines', 'src/screens', 'src/words', 'server']
const files = new Map(floors.flatMap(sourcesBelow).map(({ path, text }) => [path, text]))

export const idOf = (file: string, name: string) => `${file}#${name}`

const nameOf = (node: Node | undefined) => String(node?.['name'] ?? node?.['value'] ?? '')
const isComputed = (node: Node) => node['computed'] === true

/** The names in `limits.wish.min`; undefined for any other expression. */
function chainOf(node: Node | undefined): string[] | undefined {
  if (node?.type === 'Identifier') return nameOf(node) === 'limits' ? [] : undefined
  if (node?.type !== 'MemberExpression' || isComputed(node)) return undefined
  const before = chainOf(partOf(node, 'object'))
  return before && [...before, nameOf(partOf(node, 'property'))]
}

/** The variables that a pattern takes out of the limits, with the limit of each. */
function takenBy(pattern: Node, chain: readonly string[]): [variable: string, limit: string][] {
  return childrenOf(pattern).flatMap((property) => {
    const [value, names] = [partOf(property, 'value'), [...chain, nameOf(partOf(property, 'key'))]]
    return value?.type === 'ObjectPattern' ? takenBy(value, names) : [[nameOf(value), names.join('.')]]
  })
}

/** The variables of a declarator that takes them out of the limits; undefined for any other one. */
function takenIn(declarator: Node) {
  const [pattern, chain] = [partOf(declarator, 'id'), chainOf(partOf(declarator, 'init'))]
  return pattern?.type === 'ObjectPattern' && chain ? takenBy(pattern, chain) : undefined
}

const typedExpressions = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']
const isType = ({ type }: Node) => type.startsWith('TS') && !typedExpressions.includes(type)

/** What an endpoint answers was entered elsewhere; what it accepts is its own. */
const isAnswer = (property: Node) => nameOf(partOf(property, 'key')) === 'answer'

function partsOf(node: Node): Node[] {
  const some = (...names: string[]) => names.flatMap((name) => partOf(node, name) ?? [])
  if (isType(node)) return []
  if (node.type === 'MemberExpression') return some('object', ...(isComputed(node) ? ['property'] : []))
  if (node.type === 'Property')
    return isAnswer(node) ? [] : some('value', ...(isComputed(node) ? ['key'] : []))
  if (node.type === 'JSXAttribute') return some('value')
  return childrenOf(node)
}

type Used = { limit: string } | { name: string }

/** The limits and the names that a part of a file uses. */
function usedIn(node: Node): Used[] {
  const chain = chainOf(node)
  if (chain) return [{ limit: chain.join('.') }]
  const taken = node.type === 'VariableDeclarator' ? takenIn(node) : undefined
  if (taken) return taken.map(([, limit]) => ({ limit }))
  const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier'
  return [...(isName ? [{ name: nameOf(node) }] : []), ...partsOf(node).flatMap(usedIn)]
}

/** What the names that a file imports mean: ids of declarations. */
function importedBy(tree: readonly Node[], file: string): Map<string, string> {
  const imports = tree.filter(({ type }) => type === 'ImportDeclaration')
  return new Map(
    imports.flatMap((node) => {
      const from = join(dirname(file), nameOf(partOf(node, 'source')))
      const specifiers = childrenOf(node).filter(({ type }) => type === 'ImportSpecifier')
      return specifiers.map((one): [string, string] => [
        nameOf(partOf(one, 'local')),
        idOf(from, nameOf(partOf(one, 'imported'))),
      ])
    }),
  )
}

/** The top-level declarations of a file with what each uses; one taken out of the limits is that limit. */
function declaredIn(tree: readonly Node[]): [name: string, used: Used[]][] {
  const statements = tree.map((node) => partOf(node, 'declaration') ?? node).filter((node) => !isType(node))
  const declarations = statements.flatMap((node) =>
    node.type === 'VariableDeclaration' ? childrenOf(node) : node,
  )
  return declarations.flatMap((node): [string, Used[]][] => {
    const taken = takenIn(node)
    if (taken) return taken.map(([name, limit]) => [name, [{ limit }]])
    return [[nameOf(partOf(node, 'id')), usedIn(node)]]
  })
}

/** The limits that the server gives to its handlers, by the name under which they get them. */
function givenToHandlers(): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (node: Node): void => {
    const chain = node.type === 'AssignmentPattern' ? chainOf(partOf(node, 'right')) : undefined
    if (chain) found.set(nameOf(partOf(node, 'left')), chain.join('.'))
    childrenOf(node).forEach(visit)
  }
  visit(treeOf('server/app.ts', files.get('server/app.ts') ?? ''))
  return found
}
const given = givenToHandlers()

function readDeclarations(file: string): Map<string, Declaration> {
  const tree = childrenOf(treeOf(file, files.get(file) ?? ''))
  const [imported, declared] = [importedBy(tree, file), declaredIn(tree)]
  const own = new Map(declared.map(([name]) => [name, idOf(file, name)]))
  const isHandler = file.startsWith('server/handlers/')
  const limitOf = (one: Used) => ('limit' in one ? one.limit : isHandler ? given.get(one.name) : undefined)
  const idsOf = (one: Used) => ('name' in one ? (own.get(one.name) ?? imported.get(one.name)) : undefined)
  return new Map(
    declared.map(([name, used]) => [
      name,
      { limits: used.flatMap((one) => limitOf(one) ?? []), uses: used.flatMap((one) => idsOf(one) ?? []) },
    ]),
  )
}

const known = new Map<string, Map<string, Declaration>>()

function declarationsOf(file: string): Map<string, Declaration> {
  const declarations = known.get(file) ?? readDeclarations(file)
  known.set(file, declarations)
  return declarations
}

function declarationAt(id: string): Declaration | undefined {
  const [file = '', name = ''] = id.split('#')
  return declarationsOf(file).get(name)
}

export const declaredBy = (file: string) => [...declarationsOf(file).keys()].map((name) => idOf(file, name))

export const declaredAs = (name: string, folder: string): string[] =>
  [...files]
    .filter(([file, text]) => file.startsWith(folder) && text.includes(name))
    .map(([file]) => idOf(file, name))
    .filter((id) => declarationAt(id) !== undefined)

/** The declarations that some use, directly or through others that are followed, with themselves. */
export function reachedFrom(starts: readonly string[], isFollowed: (id: string) => boolean): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    const declaration = declarationAt(id)
    if (!declaration || found.has(id)) return
    found.add(id)
    declaration.uses.filter(isFollowed).forEach(visit)
  }
  starts.forEach(visit)
  return found
}

export const limitsIn = (id: string): readonly string[] => declarationAt(id)?.limits ?? []
