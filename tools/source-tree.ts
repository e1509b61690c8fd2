import { parseSync } from 'vite'

/** A node of a syntax tree, in the format of ESTree with JSX and TypeScript. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof (value as { type?: unknown } | null | undefined)?.type === 'string'

export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .toSorted((one, other) => one.start - other.start)

export function partOf(node: Node | undefined, name: string): Node | undefined {
  const value = node?.[name]
  return isNode(value) ? value : undefined
}

/** The syntax tree of a source, read by names of keys, which the parser's types do not allow. */
export const treeOf = (file: string, code: string) => parseSync(file, code).program as unknown as Node

/** Makes repeated texts unique by appending a number from the second on. */
export function numbering(): (words: string) => string {
  const known = new Map<string, number>()
  return (words) => {
    const count = (known.get(words) ?? 0) + 1
    known.set(words, count)
    return count === 1 ? words : `${words} (${count})`
  }
}

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100)
