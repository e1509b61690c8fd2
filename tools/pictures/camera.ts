import type { Locator, Page } from 'playwright-core'
import type { AnyMachineSnapshot } from 'xstate'
import type { Flow } from '../../tests/model/model.ts'
import { pattern, type Person } from '../../tests/model/person.ts'
import { personOf } from '../../tests/browser/support/person.ts'
import { maskAddresses, freezeAnimations } from './freeze-animations.ts'

/** The two sizes of a screenshot; the wide one is scaled to five eighths. */
const formats = {
  phone: { width: 390, height: 844, scale: 1 },
  computer: { width: 1280, height: 800, scale: 0.625 },
} as const
export type Format = keyof typeof formats
const QUALITY = 25

/** A person who remembers the first element asserted. */
function pointing(page: Page): { person: Person; shown: () => Locator | undefined } {
  let first: Locator | undefined
  const person = personOf(page)
  const byRole: Person['sees'] = async (role, name) => {
    await person.sees(role, name)
    first ??= page.getByRole(role, { name: pattern(name, true) }).first()
  }
  return {
    shown: () => first,
    person: {
      ...person,
      sees: byRole,
      async seesText(text) {
        await person.seesText(text)
        first ??= page.getByText(pattern(text, false)).filter({ visible: true }).first()
      },
      within(role, name) {
        first ??= page.getByRole(role, { name: pattern(name, true) }).first()
        return person.within(role, name)
      },
    },
  }
}

const aim = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || Math.min(bottom, top + 160) > innerHeight) element.scrollIntoView({ block: 'center' })
  })

/** Takes WebP screenshots of a flow's states, in the requested sizes. */
export async function openCamera(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return {
    async take(flow: Flow, leaf: string, state: AnyMachineSnapshot, wanted: readonly Format[]) {
      const pictures: { format: Format; data: Buffer }[] = []
      for (const format of wanted) {
        const { width, height, scale } = formats[format]
        await page.setViewportSize({ width, height })
        const { person, shown } = pointing(page)
        await flow.expects[leaf]?.(person, state)
        const target = shown()
        if (target) await aim(target)
        await freezeAnimations(page)
        const undo = await maskAddresses(page)
        const clip = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
        const { data } = await devtools.send('Page.captureScreenshot', {
          format: 'webp',
          quality: QUALITY,
          optimizeForSpeed: false,
          clip: { ...clip, width, height, scale },
        })
        await undo()
        pictures.push({ format, data: Buffer.from(data, 'base64') })
      }
      return pictures
    },
    close: () => devtools.detach(),
  }
}
