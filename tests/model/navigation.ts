import type { Path } from '../explore/path-generation.ts'

type Holding = { interceptCalls(): Promise<void>; open(address: string): Promise<void> }

/** The way to the start of a flow, in a browser; an address instead of it is opened with the calls held. */
export type Navigation<D> = (driver: D, path: Path) => Promise<void>

/** The way to an address, which is opened with the calls of the flow held. */
export function navigationOf<D extends Holding>(navigate: string | Navigation<D>): Navigation<D> {
  if (typeof navigate !== 'string') return navigate
  return async (driver) => {
    await driver.interceptCalls()
    await driver.open(navigate)
  }
}
