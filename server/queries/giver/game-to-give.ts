import type { Db } from '../../database.ts'
import { stateAt } from '../shared/offers/offers.ts'
import { readOne } from '../shared/rows.ts'

/**
 * The known game of a hunt: the number of noted animals, of those not promised to anybody (`free`) and of
 * those handed over without an offer; the expected number, null if nothing was planned; the number of
 * offers with a promise, of those for a type without an animal, and of those completed.
 */
export type KnownGame = {
  noted: number
  free: number
  gone: number
  expected: number | null
  promised: number
  of_types: number
  handed: number
}

/** Reads what is known of a hunt's game at the time `now`. */
export const findKnownGame = (db: Db, huntId: number, now: Date) =>
  readOne<KnownGame>(db)`
    select
      (select sum(quantity)::integer from hunt_previsions where hunt_id = ${huntId}) as expected, of_animals.*,
      of_offers.*
    from (
      select count(*) as noted, count(*) filter (where state in ('noted', 'available')) as free,
        count(*) filter (where state in ('handedOver', 'withdrawn', 'blocked', 'recalled')
          and not exists (select from offers
            where offers.animal_id = animals.id and offers.state = 'handedOver')) as gone
      from animals where hunt_id = ${huntId}
    ) as of_animals, (
      select count(*) filter (where stood in ('confirmed', 'accepted')) as promised,
        count(*) filter (where stood in ('confirmed', 'accepted') and animal_id is null) as of_types,
        count(*) filter (where stood = 'handedOver') as handed
      from (select animal_id, ${stateAt(now)} as stood from offers where hunt_id = ${huntId}) as stands
    ) as of_offers`
