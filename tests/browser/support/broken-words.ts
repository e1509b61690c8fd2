import type { Page } from 'playwright-core'

/** Where « e-mail » is broken at its hyphen, at the page's current width; with the text around it. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/e-mails?/gi)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`« ${word} » : ${(text.textContent ?? '').slice(0, 80)}`)
      }
    }
    return broken
  })
