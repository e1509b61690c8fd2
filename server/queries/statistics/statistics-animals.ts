import { type RawBuilder, sql } from 'kysely'
import type { AnimalState, Withdrawal } from '../../../contract/shared/animals.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import type { RecallReceiverState } from '../../../contract/shared/recalls.ts'
import type { SampleState } from '../../../contract/shared/sanitary.ts'
import type { Tone } from '../../../contract/statistics/statistics.ts'
import type { Db } from '../../database.ts'
import type { Asked } from '../../statistics/definition.ts'
import { stateAt } from '../shared/offers/offers.ts'
import { cells, during, duringInFrance, periodOf } from './statistics.ts'
import { inScope } from '../shared/federations.ts'

type Fate = Exclude<AnimalState, 'withdrawn'> | Withdrawal

/** A French label, and what it means. */
type Labels<State extends string> = Record<State, readonly [label: string, tone: Tone]>

// In the order of the rows.
const fates: Labels<Fate> = {
  handedOver: ['Remis à un particulier', 'good'],
  available: ['Disponibles', 'open'],
  held: ['Promis à une personne', 'open'],
  noted: ['À compléter', 'late'],
  blocked: ['Bloqués par l’examen', 'late'],
  kept: ['Gardés par les chasseurs', 'neutral'],
  destroyed: ['Détruits', 'bad'],
  plant: ['Livrés à un atelier', 'neutral'],
  recalled: ['Rappelés', 'bad'],
}
const results: Labels<SampleState> = {
  taken: ['Pris, pas encore envoyés', 'neutral'],
  sent: ['Au laboratoire, résultat attendu', 'open'],
  negative: ['Négatifs', 'good'],
  doubtful: ['Douteux, à confirmer', 'late'],
  positive: ['Positifs', 'bad'],
  otherParasite: ['Autre parasite', 'bad'],
  impossible: ['Analyse impossible', 'neutral'],
}
const outcomes: Labels<OfferState> = {
  handedOver: ['Remis', 'good'],
  accepted: ['Rendez-vous accepté', 'open'],
  confirmed: ['Rendez-vous à accepter', 'open'],
  willing: ['Intéressé', 'open'],
  sounded: ['Sans réponse encore', 'open'],
  declined: ['Refusé', 'neutral'],
  expired: ['Sans réponse à temps', 'neutral'],
  withdrawn: ['Retiré par le responsable', 'neutral'],
  cancelled: ['Renoncé', 'neutral'],
  cancelledLate: ['Renoncé peu avant', 'late'],
  noShow: ['Pas venu', 'bad'],
}
const recalled: Labels<RecallReceiverState> = {
  acknowledged: ['Ont confirmé', 'good'],
  reached: ['Jointes par téléphone', 'good'],
  told: ['Prévenues, sans confirmation', 'open'],
  toTell: ['À prévenir', 'late'],
  unreachable: ['Non jointes', 'bad'],
}

const tonesOf = (labels: Labels<string>): Record<string, Tone> => Object.fromEntries(Object.values(labels))

/** What the labels of outcomes and results mean. */
export const animalTones = {
  fates: tonesOf(fates),
  results: tonesOf(results),
  outcomes: tonesOf(outcomes),
  recalled: tonesOf(recalled),
}

/** The labels of states in order, to be joined with counts grouped by `state`. */
const labelled = (labels: Labels<string>) => sql`
  unnest(${Object.keys(labels)}::text[], ${Object.values(labels).map(([label]) => label)}::text[])
    with ordinality as labels (state, label, place)`

/** Whether an animal of a hunt matches the filters. */
const isAsked = (asked: Asked): RawBuilder<boolean> => sql`
  ${during(asked, 'hunts.started_at')} and ${inScope(asked, 'animals.federation_id')}
  and (${asked.specimenTypeId}::integer is null or animals.specimen_type_id = ${asked.specimenTypeId})`

/** Animals by outcome, dated by the day of their hunt. */
export const findAnimalsByFate = (db: Db, asked: Asked) =>
  cells(
    db,
    sql`
      select labels.label, coalesce(counted.animals, 0) as animals
      from ${labelled(fates)} left join (
        select coalesce(animals.withdrawal, animals.state) as state, count(*) as animals
        from animals join hunts on hunts.id = animals.hunt_id where ${isAsked(asked)} group by 1
      ) as counted on counted.state = labels.state order by labels.place`,
  )

/** Samples and their animals by result, dated by the day of sampling. */
export const findSamplesByResult = (db: Db, asked: Asked) =>
  cells(
    db,
    sql`
      select labels.label, coalesce(counted.samples, 0) as samples, coalesce(counted.animals, 0) as animals
      from ${labelled(results)} left join (
        select samples.state, count(*) as samples, sum((
          select count(*) from sample_animals where sample_animals.sample_id = samples.id))::integer as animals
        from samples
        where ${during(asked, 'samples.taken_on')} and ${inScope(asked, 'samples.federation_id')} group by 1
      ) as counted on counted.state = labels.state order by labels.place`,
  )

/** Offers by outcome, dated by the day of their hunt. */
export const findOffersByOutcome = (db: Db, asked: Asked) =>
  cells(
    db,
    sql`
      select labels.label, coalesce(counted.offers, 0) as offers
      from ${labelled(outcomes)} left join (
        select ${stateAt(asked.now)} as state, count(*) as offers
        from offers join hunts on hunts.id = offers.hunt_id join users on users.id = hunts.giver_id
        where ${during(asked, 'hunts.started_at')} and ${inScope(asked, 'users.federation_id')} group by 1
      ) as counted on counted.state = labels.state order by labels.place`,
  )

/** People affected by recalls that stand, by what they know, dated by the day on which the recall was opened. */
export const findRecalledPeople = (db: Db, asked: Asked) =>
  cells(
    db,
    sql`
      select labels.label, coalesce(counted.people, 0) as people
      from ${labelled(recalled)} left join (
        select recall_receivers.state, count(*) as people
        from recall_receivers join recalls on recalls.id = recall_receivers.recall_id
        where recalls.state <> 'lifted' and ${duringInFrance(asked, 'recalls.opened_at')}
          and ${inScope(asked, 'recalls.federation_id')} group by 1
      ) as counted on counted.state = labels.state order by labels.place`,
  )

/** The median number of hours from kill to hand-over per period, for animals whose kill time is known. */
export const findHandOverTime = (db: Db, asked: Asked) =>
  cells(
    db,
    sql`
      select ${periodOf(asked, 'hunts.started_at')} as period, count(*) as animals,
        round((percentile_cont(0.5) within group (
          order by extract(epoch from animals.handed_over_at - animals.killed_at)) / 3600)::numeric, 1)::float
          as hours
      from animals join hunts on hunts.id = animals.hunt_id
      where animals.state = 'handedOver' and animals.handed_over_at >= animals.killed_at and ${isAsked(asked)}
      group by 1 order by 1 desc`,
  )
