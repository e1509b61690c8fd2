import type { Page } from 'playwright-core'

/** What of a part reaches beyond the right edge of the page, which only scrolling sideways would show. */
export const beyondTheEdge = (page: Page, part: 'body' | 'main' = 'body'): Promise<string[]> =>
  page.evaluate((within) => {
    const { clientWidth } = document.documentElement
    return [...document.querySelectorAll(`${within} *`)]
      .filter((element) => !element.closest('.sr-only, svg'))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
  }, part)
