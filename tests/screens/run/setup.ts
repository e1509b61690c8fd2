import { configure } from '@testing-library/react'

configure({
  asyncUtilTimeout: 10_000,
  // Without the whole document, which follows an empty line.
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'not found'),
})

// Only the test answers calls; a page around the flow may still make some.
globalThis.fetch = () => Promise.reject(new TypeError('no network in the tests of screens'))

// Rows with equal keys stay visible after they are removed.
const { error } = console
console.error = (...parts: unknown[]) => {
  if (String(parts[0]).includes('two children with the same key')) throw new Error(parts.join(' '))
  error(...parts)
}

// What Radix asks of a browser and happy-dom does not do.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollIntoView: () => {},
})
