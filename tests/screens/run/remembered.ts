let version = 0
const observer = new MutationObserver(() => void (version += 1))
observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

/** A number that grows with every change of the document. */
function versionNow(): number {
  if (observer.takeRecords().length > 0) version += 1
  return version
}

/** What is made of the document, made again only once the document has changed. */
export function remembered<T>(make: () => T): () => T {
  let known: { version: number; made: T } | undefined
  return () => {
    const version = versionNow()
    if (known?.version !== version) known = { version, made: make() }
    return known.made
  }
}

/** Every element of the page. */
export const everyElement = remembered(() => [...document.body.querySelectorAll<HTMLElement>('*')])
