import type { Compilable } from 'kysely'
import type { Db } from '../database.ts'

/** Stands for a parameter while a query is compiled. */
class Place {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/**
 * A query that is built and compiled at its first call only, for reads of every request: that takes longer
 * than executing it. `build` may only pass its parameters on as values, and decide nothing by them.
 */
export function compiledOnce<Parameters extends readonly unknown[], Row>(
  build: (db: Db, ...parameters: Parameters) => Compilable<Row>,
): (db: Db, ...parameters: Parameters) => Promise<Row[]> {
  let compiled: ReturnType<Compilable<Row>['compile']> | undefined
  return async (db, ...parameters) => {
    // Places are values to the builder, whatever type it expects.
    const places = parameters.map((_, index) => new Place(index)) as readonly unknown[] as Parameters
    compiled ??= build(db, ...places).compile()
    const values = compiled.parameters.map((one) => (one instanceof Place ? parameters[one.index] : one))
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: values })
    return rows
  }
}
