import type { Plugin } from 'vite'
import { limits } from './contract/limits.ts'

/**
 * Says each limit where it is used, instead of loading all of them with every page. What is taken of `limits`
 * otherwise than by its name keeps them all: a test of the assets looks for that.
 */
export function withLiteralLimits(): Plugin {
  /** The value at the end of a path, and what of the path leads beyond it: a method of that value. */
  const literal = (path: string): string => {
    let value: unknown = limits
    const names = path.split('.')
    while (
      names[0] !== undefined &&
      value !== null &&
      typeof value === 'object' &&
      Object.hasOwn(value, names[0])
    )
      value = (value as Record<string, unknown>)[names.shift()!]
    return [`(${JSON.stringify(value)})`, ...names].join('.')
  }
  return {
    name: 'with-literal-limits',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:contract|machines|src)\/.*\.tsx?$/, code: /\blimits\b.*\/limits\.ts'/ },
      handler: (code) => ({
        code: code.replace(/(?<![.\w/])limits\.([a-z]\w*(?:\.\w+)*)/gi, (_, path: string) => literal(path)),
        map: null,
      }),
    },
  }
}
