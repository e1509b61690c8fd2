import { sql } from 'kysely'
import { type AvailableFederation } from '../../../contract/registration/available-federations.ts'
import { type Db } from '../../database.ts'
import { logoUrl } from '../shared/federation-logo.ts'

/** The federations that have communes, by department. */
export async function findAvailableFederations(db: Db): Promise<AvailableFederation[]> {
  const { rows } = await sql<AvailableFederation>`
    select federations.id, name, department_code, ${logoUrl} as url_logo, count(*) as cities_count
    from federations join federation_cities on federation_cities.federation_id = federations.id
    where not federation_cities.is_near
    group by federations.id
    order by department_code`.execute(db)
  return rows
}
