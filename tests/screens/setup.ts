import { configure } from '@testing-library/react'

configure({
  asyncUtilTimeout: 1500,
  getElementError: (message) => new Error(message?.split('\n')[0] ?? 'not found'),
})

// What Radix asks of a browser and happy-dom does not do.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollIntoView: () => {},
})
