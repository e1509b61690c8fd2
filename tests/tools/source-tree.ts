import { parseSync } from 'vite'

/** A part of a syntax tree, as ESTree and its extensions for JSX and TypeScript name them. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof (value as { type?: unknown } | null | undefined)?.type === 'string'

/** The parts right below one, in the order of the text. */
export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .toSorted((one, other) => one.start - other.start)

/** The part that stands under a name of another, if any. */
export function partOf(node: Node | undefined, name: string): Node | undefined {
  const value = node?.[name]
  return isNode(value) ? value : undefined
}

/** The syntax tree of a file's text. */
export const treeOf = (file: string, code: string) => parseSync(file, code).program as unknown as Node

/** Makes the same words for the second of their kind different from those of the first. */
export function numbering(): (words: string) => string {
  const known = new Map<string, number>()
  return (words) => {
    const count = (known.get(words) ?? 0) + 1
    known.set(words, count)
    return count === 1 ? words : `${words} (${count})`
  }
}

/** A text in one line, cut where it gets long. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100)
