import type { Name, Role } from './person.ts'
import type { Path } from '../explore/path-generation.ts'

type Holding = { interceptCalls(): Promise<void>; open(address: string): Promise<void> }
type Clicking = { interceptCalls(): Promise<void>; click(role: Role, name: Name): Promise<void> }

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

/** The way to what a button opens on a page, with the calls of the flow held from then on. */
export const clicking =
  <D extends Clicking>(button: Name, at: (driver: D) => Promise<void>) =>
  async (driver: D) => {
    await at(driver)
    await driver.interceptCalls()
    await driver.click('button', button)
  }

/** The way to a page whose own calls are those of the flow. */
export const held =
  <D extends Pick<Clicking, 'interceptCalls'>>(at: (driver: D) => Promise<void>) =>
  async (driver: D) => {
    await driver.interceptCalls()
    await at(driver)
  }
