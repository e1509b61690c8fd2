import './without-tasks.ts'
import './page-labels.ts'
import './plain-styles.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

configure({
  asyncUtilTimeout: 10_000,
  // Omits the whole document, which follows an empty line in the message.
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'not found'),
})

// Files of a worker share the document.
afterEach(cleanup)

// Only the test answers calls; a page around the flow may still make some.
globalThis.fetch = () => Promise.reject(new TypeError('no network in the tests of screens'))

// Rows with duplicate keys would stay visible after they are removed.
const { error } = console
console.error = (...parts: unknown[]) => {
  if (String(parts[0]).includes('two children with the same key')) throw new Error(parts.join(' '))
  error(...parts)
}

// Functions that Radix requires and happy-dom lacks.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollIntoView: () => {},
})
