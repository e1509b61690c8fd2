import { childrenOf, type Node, partOf, treeOf } from './source-tree.ts'

/** The child nodes that may contain classes: neither operands of comparisons nor function arguments. */
function holdersIn(node: Node): Node[] {
  if (node.type === 'BinaryExpression') return []
  const called = node.type === 'CallExpression' ? partOf(node, 'callee') : undefined
  return called ? [called] : childrenOf(node)
}

function* partsOf(node: Node): Generator<Node> {
  yield node
  for (const child of holdersIn(node)) yield* partsOf(child)
}

const textOf = ({ type, value }: Node): string => {
  if (type === 'TemplateElement') return (value as { raw: string }).raw
  return type === 'Literal' && typeof value === 'string' ? value : ''
}

const isClassName = ({ type, name }: Node) =>
  type === 'JSXAttribute' && (name as { name?: unknown }).name === 'className'

function* allOf(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* allOf(child)
}

/** The classes written literally in the `className` attributes of a source, each once. */
export function classesIn(file: string, code: string): string[] {
  const attributes = [...allOf(treeOf(file, code))].filter(isClassName)
  const texts = attributes.flatMap((attribute) => [...partsOf(attribute)].map(textOf))
  return [...new Set(texts.flatMap((text) => text.split(/\s+/)).filter(Boolean))]
}
