import { sql } from 'kysely'
import { isActive } from './active-mutant.ts'

const comparisons: Readonly<
  Record<string, { right: (a: never, b: never) => boolean; wrong: (a: never, b: never) => boolean }>
> = {
  '<': { right: (a, b) => a < b, wrong: (a, b) => a <= b },
  '<=': { right: (a, b) => a <= b, wrong: (a, b) => a < b },
  '>': { right: (a, b) => a > b, wrong: (a, b) => a >= b },
  '>=': { right: (a, b) => a >= b, wrong: (a, b) => a > b },
  '===': { right: (a, b) => a === b, wrong: (a, b) => a !== b },
  '!==': { right: (a, b) => a !== b, wrong: (a, b) => a === b },
}

/** Where an SQL fragment is used: fragments may be created once, when their file is loaded. */
const uses = new Set<string | symbol>(['toOperationNode', 'execute', 'compile'])

type Nameable = { as: (name: never) => object }

/** An SQL statement that is replaced while one of its mutants is active. */
function statementOf(right: object, wrong: Readonly<Record<string, () => object>>): object {
  return new Proxy(right, {
    get(_, key) {
      // Aliased fragments may also be created when their file is loaded.
      if (key === 'as')
        return (name: never) => {
          const named = Object.entries(wrong).map(
            ([id, make]) => [id, () => (make() as Nameable).as(name)] as const,
          )
          return statementOf((right as Nameable).as(name), Object.fromEntries(named))
        }
      const [make] = uses.has(key)
        ? Object.entries(wrong).flatMap(([id, make]) => (isActive(id) ? [make] : []))
        : []
      const statement = make?.() ?? right
      const value: unknown = Reflect.get(statement, key)
      return typeof value === 'function' ? value.bind(statement) : value
    },
  })
}

Object.assign(globalThis, {
  __off: isActive,
  __compare: (id: string, sign: string, a: never, b: never) =>
    comparisons[sign]![isActive(id) ? 'wrong' : 'right'](a, b),
  __drop: (id: string, query: object, narrowed: (query: object) => object) =>
    isActive(id) ? query : narrowed(query),
  __other: (id: string, right: string, wrong: string) => (isActive(id) ? wrong : right),
  __sql: statementOf,
  __fragment: sql,
})
