/** A seeded random number generator (mulberry32). */
export class Chance {
  #state: number
  constructor(seed: number) {
    this.#state = seed
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  /** An integer, both bounds inclusive. */
  between = (min: number, max: number) => min + Math.floor(this.next() * (max - min + 1))
  /** True with a probability of `percent`. */
  happens = (percent: number) => this.next() * 100 < percent

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!
  }

  /** `count` distinct items, or all if there are fewer. */
  several<T>(items: readonly T[], count: number): T[] {
    const left = [...items]
    const chosen: T[] = []
    while (chosen.length < count && left.length > 0)
      chosen.push(...left.splice(Math.floor(this.next() * left.length), 1))
    return chosen
  }
}
