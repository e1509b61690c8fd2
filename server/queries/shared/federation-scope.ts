import { type RawBuilder, sql } from 'kysely'

/** `federationId`: the only federation whose rows the caller sees; null for all of them. */
export type Scope = { federationId: number | null }

/** Whether a row is within a scope. `federation`: the column that has its federation, or an expression. */
export const inScope = ({ federationId }: Scope, federation: string | RawBuilder<unknown>) =>
  federationId === null
    ? sql<boolean>`true`
    : sql<boolean>`${typeof federation === 'string' ? sql.ref(federation) : federation} = ${federationId}`
