import { isActive } from './active-mutant.ts'

/** Comparisons as they are written, and what they are mistaken for. */
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

/** Where a statement of SQL is used: parts of statements are made once, when their file is read. */
const uses = new Set<string | symbol>(['toOperationNode', 'execute', 'compile'])

type Nameable = { as: (name: never) => object }

/** A statement of SQL that is another one while one of its mutants is active. */
function statementOf(right: object, wrong: Readonly<Record<string, () => object>>): object {
  return new Proxy(right, {
    get(_, key) {
      // What is named may also be made when its file is read.
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

/** What the instrumented server calls. */
Object.assign(globalThis, {
  __off: isActive,
  __compare: (id: string, sign: string, a: never, b: never) =>
    comparisons[sign]![isActive(id) ? 'wrong' : 'right'](a, b),
  __drop: (id: string, query: object, narrowed: (query: object) => object) =>
    isActive(id) ? query : narrowed(query),
  __other: (id: string, right: string, wrong: string) => (isActive(id) ? wrong : right),
  __sql: statementOf,
})
