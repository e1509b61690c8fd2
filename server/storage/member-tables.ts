import type { Generated, GeneratedAlways } from 'kysely'

/** Kysely types of imported members, and of those whom the last import removed. */
export interface MemberTables {
  retrievers: {
    id: Generated<number>
    federation_id: number
    lastname: string
    firstname: string
    nit: string
    email: string | null
    city: string | null
  }
  removed_retrievers: {
    id: GeneratedAlways<number>
    federation_id: number
    lastname: string
    firstname: string
    nit: string
    removed_at: Date
  }
}
