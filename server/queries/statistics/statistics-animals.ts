import { type RawBuilder, sql } from 'kysely'
import type { AnimalState, Withdrawal } from '../../../contract/shared/animals.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import type { SampleState } from '../../../contract/shared/sanitary.ts'
import type { Db } from '../../database.ts'
import type { Asked } from '../../statistics/definition.ts'
import { stateAt } from '../shared/offers/offers.ts'
import { cells, concerns, during, periodOf } from './statistics.ts'

type Fate = Exclude<AnimalState, 'withdrawn'> | Withdrawal

/** French labels, in the order of the rows. */
const fates: Record<Fate, string> = {
  handedOver: 'Remis à un particulier',
  available: 'Disponibles',
  held: 'Promis à une personne',
  noted: 'À compléter',
  blocked: 'Bloqués par l’examen',
  kept: 'Gardés par les chasseurs',
  destroyed: 'Détruits',
  plant: 'Livrés à un atelier',
  recalled: 'Rappelés',
}
const results: Record<SampleState, string> = {
  taken: 'Pris, pas encore envoyés',
  sent: 'Au laboratoire, résultat attendu',
  negative: 'Négatifs',
  doubtful: 'Douteux, à confirmer',
  positive: 'Positifs',
  otherParasite: 'Autre parasite',
  impossible: 'Analyse impossible',
}
const outcomes: Record<OfferState, string> = {
  handedOver: 'Remis',
  accepted: 'Rendez-vous accepté',
  confirmed: 'Rendez-vous à accepter',
  willing: 'Intéressé',
  sounded: 'Sans réponse encore',
  declined: 'Refusé',
  expired: 'Sans réponse à temps',
  withdrawn: 'Retiré par le responsable',
  cancelled: 'Renoncé',
  cancelledLate: 'Renoncé peu avant',
  noShow: 'Pas venu',
}

/** The labels of states in order, to be joined with counts grouped by `state`. */
const labelled = (labels: Record<string, string>) => sql`
  unnest(${Object.keys(labels)}::text[], ${Object.values(labels)}::text[]) with ordinality
    as labels (state, label, place)`

/** Whether an animal of a hunt matches the filters. */
const isAsked = (asked: Asked): RawBuilder<boolean> => sql`
  ${during(asked, 'hunts.started_at')} and ${concerns(asked, 'animals.federation_id')}
  and (${asked.specimenTypeId}::integer is null or animals.specimen_type_id = ${asked.specimenTypeId})`

/** Animals by outcome, dated by the day of their hunt. */
export const findAnimalsByFate = (db: Db, asked: Asked, limit: number) =>
  cells(
    db,
    sql`
      select labels.label, coalesce(counted.animals, 0) as animals
      from ${labelled(fates)} left join (
        select coalesce(animals.withdrawal, animals.state) as state, count(*) as animals
        from animals join hunts on hunts.id = animals.hunt_id where ${isAsked(asked)} group by 1
      ) as counted on counted.state = labels.state order by labels.place`,
    limit,
  )

/** Samples and their animals by result, dated by the day of sampling. */
export const findSamplesByResult = (db: Db, asked: Asked, limit: number) =>
  cells(
    db,
    sql`
      select labels.label, coalesce(counted.samples, 0) as samples, coalesce(counted.animals, 0) as animals
      from ${labelled(results)} left join (
        select samples.state, count(*) as samples, sum((
          select count(*) from sample_animals where sample_animals.sample_id = samples.id))::integer as animals
        from samples
        where ${during(asked, 'samples.taken_on')} and ${concerns(asked, 'samples.federation_id')} group by 1
      ) as counted on counted.state = labels.state order by labels.place`,
    limit,
  )

/** Offers by outcome, dated by the day of their hunt. */
export const findOffersByOutcome = (db: Db, asked: Asked, limit: number) =>
  cells(
    db,
    sql`
      select labels.label, coalesce(counted.offers, 0) as offers
      from ${labelled(outcomes)} left join (
        select ${stateAt(asked.now)} as state, count(*) as offers
        from offers join hunts on hunts.id = offers.hunt_id join users on users.id = hunts.giver_id
        where ${during(asked, 'hunts.started_at')} and ${concerns(asked, 'users.federation_id')} group by 1
      ) as counted on counted.state = labels.state order by labels.place`,
    limit,
  )

/** The median number of hours from kill to hand-over per period, for animals whose kill time is known. */
export const findHandOverTime = (db: Db, asked: Asked, limit: number) =>
  cells(
    db,
    sql`
      select ${periodOf(asked, 'hunts.started_at')} as period, count(*) as animals,
        round((percentile_cont(0.5) within group (
          order by extract(epoch from animals.handed_over_at - animals.killed_at)) / 3600)::numeric, 1)::float
          as hours
      from animals join hunts on hunts.id = animals.hunt_id
      where animals.state = 'handedOver' and animals.handed_over_at >= animals.killed_at and ${isAsked(asked)}
      group by 1 order by 1`,
    limit,
  )
