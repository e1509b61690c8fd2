export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

export async function took(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const inMs = (time: number) => `${time.toFixed(1).padStart(8)} ms`

export async function times<T>(what: string, each: readonly T[], work: (one: T) => Promise<unknown>) {
  const all: number[] = []
  for (const one of each) all.push(await took(() => work(one)))
  console.log(`${what.padEnd(58)} median ${inMs(median(all))}, slowest ${inMs(Math.max(...all))}`)
}

export async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const ms = await took(work).catch((error: Error) => error.message)
  console.log(`${what.padEnd(58)} ${typeof ms === 'string' ? ms : `${(ms / 1000).toFixed(1)} s`}`)
}
