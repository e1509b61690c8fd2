import { dayAfter } from '../../../contract/days.ts'
import type { Cluster } from './postgres-cluster.ts'

/** Something that people had the service keep, and whether it has told them that it does. */
type Entry = { what: string; isAcknowledged: boolean }

/** What was acknowledged and is not there, what is there twice, and what is there in part. */
export type Balance = { acknowledged: number; lost: string[]; doubled: string[]; partial: string[] }

/** What people had the service keep, to be compared with what the database holds in the end. */
export class Ledger {
  readonly #hunts = new Map<string, Entry>()
  readonly #reports = new Map<number, Entry>()
  readonly #availabilities = new Map<number, string>()
  #saved = 0

  /** A giver sends a hunt on a day that nothing else takes. Call the answer once it is acknowledged. */
  plans(giverId: number, day: string): () => void {
    return this.#note(this.#hunts, `${giverId} ${day}`, `the hunt of ${giverId} on ${day}`)
  }

  /** A giver sends the report of a hunt, with one animal for one person. */
  reports(huntId: number): () => void {
    return this.#note(this.#reports, huntId, `the report of hunt ${huntId}`)
  }

  /** A receiver saves one day, after what they saved before was acknowledged. */
  saves(receiverId: number, day: string): () => void {
    return () => {
      this.#availabilities.set(receiverId, day)
      this.#saved++
    }
  }

  #note<K>(entries: Map<K, Entry>, key: K, what: string): () => void {
    const entry = { what, isAcknowledged: false }
    entries.set(key, entry)
    return () => void (entry.isAcknowledged = true)
  }

  /** Compares with what a database holds. Nothing may be under way. */
  async balance(cluster: Cluster): Promise<Balance> {
    const hunts = await count(cluster, "select giver_id || ' ' || started_at as key from hunts")
    const donations = await count(cluster, 'select hunt_id::text as key from donations')
    const finished = await count(cluster, 'select id::text as key from hunts where finished_at is not null')
    const days = await cluster.ask('select receiver_id, started_at::text as day from availabilities')
    const saved = new Map(days.map(({ receiver_id, day }) => [Number(receiver_id), String(day)]))
    const balance: Balance = { acknowledged: this.#saved, lost: [], doubled: [], partial: [] }
    const judge = ({ what, isAcknowledged }: Entry, times: number) => {
      if (isAcknowledged) balance.acknowledged++
      if (isAcknowledged && times === 0) balance.lost.push(what)
      if (times > 1) balance.doubled.push(what)
    }
    for (const [key, entry] of this.#hunts) judge(entry, hunts.get(key) ?? 0)
    for (const [id, entry] of this.#reports) {
      const [given, ended] = [donations.get(String(id)) ?? 0, finished.get(String(id)) ?? 0]
      judge(entry, Math.max(given, ended))
      if (given !== ended) balance.partial.push(entry.what)
    }
    for (const [id, day] of this.#availabilities)
      if (saved.get(id) !== day) balance.lost.push(`the availability of ${id} on ${day}`)
    return balance
  }
}

async function count(cluster: Cluster, query: string): Promise<Map<string, number>> {
  const rows = await cluster.ask(`select key, count(*)::int as times from (${query}) as rows group by key`)
  return new Map(rows.map(({ key, times }) => [String(key), Number(times)]))
}

/** The day so many days after a day, going round within the year that may be planned. */
export const dayNumber = (today: string, n: number) => dayAfter(today, 1 + (n % 360))
