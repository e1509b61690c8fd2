/** What a translation leaves alone. */
const untouched = '[translate=no], script, style, textarea, option, title, font'

/**
 * What a browser does that translates the page: each text is replaced by an element with the translated one
 * (here the same), without React’s knowledge. Texts that React then changes or removes have to be an element’s
 * only content.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untouched)) continue
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}
