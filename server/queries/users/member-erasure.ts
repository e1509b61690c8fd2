import { sql, type SqlBool } from 'kysely'
import type { DbTransaction } from '../../database.ts'
import { mayBeMember, type Named } from '../../rules/members.ts'

/** The person whose data are erased. */
export type Person = Named & { id: number; federation_id: number | null }

/**
 * Erases the federation's member record of the same person; the next import restores current members. Of
 * members whom the last import removed, all with the person's NIT: their names serve for a look only.
 */
export async function eraseMember(transaction: DbTransaction, person: Person): Promise<void> {
  await sql`
    delete from removed_retrievers using givers
    where removed_retrievers.federation_id = ${person.federation_id} and givers.user_id = ${person.id}
      and lower(removed_retrievers.nit) = lower(givers.nit)`.execute(transaction)
  const members = await transaction
    .selectFrom('retrievers')
    .innerJoin('givers', (join) =>
      join.on('givers.user_id', '=', person.id).on(sql<SqlBool>`lower(givers.nit) = lower(retrievers.nit)`),
    )
    .where('retrievers.federation_id', '=', person.federation_id)
    .select(['retrievers.id', 'retrievers.firstname', 'retrievers.lastname', 'retrievers.email'])
    .execute()
  for (const member of members.filter((one) => mayBeMember(person, one)))
    await transaction.deleteFrom('retrievers').where('id', '=', member.id).execute()
}
