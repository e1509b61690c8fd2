import { dayAfter, parisDay } from '../../../contract/days.ts'
import type { Chance } from '../../../server/demo/chance.ts'
import { PASSWORD, type People, type Person } from './country.ts'
import type { Sent, Status, visitorOf } from './visitor.ts'

type Visit = ReturnType<typeof visitorOf>
type Act = () => Promise<Status>

/** Kinds of requests with their share of the load, in thousandths, and how one is made. */
export type Mix = { kind: string; share: number; act: Act }[]

const page = { accept: 'text/html' }

/** A function that answers one thing to do at a time, in these proportions. */
export function chooserOf(mix: Mix, chance: Chance): () => Mix[number] {
  const total = mix.reduce((sum, { share }) => sum + share, 0)
  return () => {
    let left = chance.next() * total
    return mix.find(({ share }) => (left -= share) < 0) ?? mix[0]!
  }
}

/** What people do, in the proportions of a day in the season; one in twelve writes. */
export function mixOf(people: People, visit: Visit, chance: Chance): Mix {
  const today = parisDay(new Date())
  const one = (persons: readonly Person[]) => persons[chance.between(0, persons.length - 1)]!
  const days = new Map<number, number>()
  const nextDay = ({ id }: Person) => {
    const count = (days.get(id) ?? 0) + 1
    days.set(id, count)
    return dayAfter(today, 8 + (count % 300))
  }
  const mix: Mix = []
  const add = (
    kind: string,
    share: number,
    persons: readonly Person[],
    send: (person: Person) => [string, Sent?],
  ) =>
    mix.push({
      kind,
      share,
      act: () => {
        const person = one(persons)
        return visit(person.session, ...send(person))
      },
    })
  const { givers, receivers, staff } = people
  const hunts = '/api/v1/hunts/self'

  add('page of a giver', 40, givers, () => ['/giver', page])
  add('hunts to come', 120, givers, () => [`${hunts}?hunt_state_code=planned&page=1&perPage=999999`])
  add('hunts to report', 40, givers, () => [`${hunts}?hunt_state_code=informed&page=1&perPage=999999`])
  add('past hunts', 60, givers, () => [`${hunts}?hunt_state_code=finished&page=1&perPage=10`])
  add('territories', 40, givers, () => ['/api/v1/givers/self'])
  add('contacts of a hunt', 40, givers, ({ planned }) => [`${hunts}/${planned}/donations`])
  add('search for contacts', 5, givers, ({ planned }) => [`${hunts}/${planned}/contacts`, { method: 'POST' }])
  add('plan a hunt', 20, givers, (person) => [
    hunts,
    {
      method: 'POST',
      body: { started_at: nextDay(person), city_id: person.cityId, specimen_type_ids: [1], quantities: [1] },
    },
  ])
  add('report a hunt', 20, givers, ({ toReport, planned }) => {
    const hunt = toReport.pop()
    if (!hunt) return [`${hunts}/${planned}`]
    const body = { contact_ids: [hunt.contactId], quantities: [1], specimen_type_ids: [1] }
    return [`${hunts}/${hunt.huntId}/donations`, { method: 'POST', body }]
  })
  add('page of a receiver', 50, receivers, () => ['/receiver', page])
  add('offers', 120, receivers, () => ['/api/v1/offers/self'])
  add('wishes', 80, receivers, () => ['/api/v1/wishes/self'])
  add('availabilities', 80, receivers, () => ['/api/v1/availabilities/self'])
  add('received animals', 60, receivers, () => ['/api/v1/animals/received'])
  add('recalls', 40, receivers, () => ['/api/v1/recalls/self'])
  add('save availabilities', 40, receivers, (person) => {
    const day = nextDay(person)
    const body = { is_always_available: 0, started_at_dates: [day], ended_at_dates: [day] }
    return ['/api/v1/availabilities/self', { method: 'PUT', body }]
  })
  // The name of a commune, as far as one types it.
  add('search a commune', 75, receivers, ({ town }) => [
    `/api/v1/cities?search=${encodeURIComponent(town.slice(0, chance.between(2, 8)))}`,
  ])
  add('species', 45, receivers, () => ['/api/v1/specimen_types'])
  add('users of a federation', 10, staff, () => ['/api/v1/users?page=1'])
  add('statistic', 5, staff, () => ['/api/v1/statistics/donations_over_time', { method: 'POST', body: {} }])
  add('federations', 5, staff, () => ['/api/v1/federations?page=1'])
  let attempts = 0
  mix.push({
    kind: 'sign in',
    share: 5,
    act: () => {
      attempts++
      // Each from a network of its own, since attempts are counted by network.
      const from = `127.${1 + (attempts % 200)}.${(attempts >> 8) & 255}.${1 + (attempts % 250)}`
      const body = { email: one(receivers).email, password: PASSWORD }
      return visit(null, '/login', { method: 'POST', body, from })
    },
  })
  return mix
}
