import type { Page } from 'playwright-core'

/** Freezes the page: hides the caret, finishes animations, and resets infinite ones to their start. */
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
        // Not awaited: it would never resolve on a page that renders no frames.
        animation.finish()
        continue
      }
      animation.pause()
      animation.currentTime = 0
    }
  })

/**
 * Replaces the application's URLs in all fields by a fixed one, since port and tokens differ between
 * runs; answers a function that restores them.
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
