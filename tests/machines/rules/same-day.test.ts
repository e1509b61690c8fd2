import { expect, test } from 'vitest'

let begun = { real: 0, clock: 0 }

test('a test takes time', () => {
  begun = { real: performance.now(), clock: Date.now() }
  while (performance.now() < begun.real + 20);
})

test('the next begins at the same time, so that what was made of « today » is still of today', () => {
  const clock = Date.now() - begun.clock
  const real = performance.now() - begun.real
  expect(clock).toBeLessThan(real - 10)
})
