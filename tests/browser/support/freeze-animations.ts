import type { Page } from 'playwright-core'

/** Stops what moves by itself: hides the caret, ends animations, and holds those without end at their start. */
export const freezeAnimations = (page: Page) =>
  page.evaluate(() => {
    if (!('still' in globalThis)) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('*{caret-color:transparent!important}')
      document.adoptedStyleSheets.push(sheet)
      Object.assign(globalThis, { still: true })
    }
    for (const animation of document.getAnimations()) {
      const { iterations = 1 } = animation.effect?.getTiming() ?? {}
      if (iterations !== Infinity) {
        // Not awaited: a page that draws no frame would never end it.
        animation.finish()
        continue
      }
      animation.pause()
      animation.currentTime = 0
    }
  })

/**
 * Writes the same address into every field that shows one of this application, as its port and its
 * tokens differ from one day to the next; answers what puts them back.
 */
export async function maskAddresses(page: Page) {
  const fields = page.locator('input')
  const own = new URL(page.url()).origin
  const before = await fields.evaluateAll(
    (inputs, origin) =>
      inputs.map((input) => {
        const { value } = input as HTMLInputElement
        if (value.startsWith(origin))
          (input as HTMLInputElement).value = 'https://venaison.example.org/connexion?lien=…'
        return value
      }),
    own,
  )
  return () =>
    fields.evaluateAll((inputs, values) => {
      for (const [index, input] of inputs.entries()) {
        const value = values[index]
        if (value !== undefined && (input as HTMLInputElement).type !== 'file')
          if ((input as HTMLInputElement).value !== value) (input as HTMLInputElement).value = value
      }
    }, before)
}
