import { expect, test } from 'vitest'
import { announcedScripts, bytesOf } from './announced-scripts.ts'
import budgets from './page-budgets.json' with { type: 'json' }

/** By how much a page may exceed its budget: what changes with a word or a version of the compiler. */
const TOLERANCE = 1.01
const SLACK = 1.03

/**
 * The bytes of the scripts with which a visitor signs in, and with which a giver reads their hunts in the
 * forest. A budget only goes down: whoever needs more says in `page-budgets.json` how much.
 */
test.each(Object.entries(budgets))('the scripts of the page « %s » keep to their budget', (space, budget) => {
  const scripts = announcedScripts(space).map((path) => ({ path, bytes: bytesOf(path) }))
  const sum = scripts.reduce((total, { bytes }) => total + bytes, 0)
  const told = JSON.stringify(scripts.toSorted((one, other) => other.bytes - one.bytes))
  expect(sum, `too much: ${told}`).toBeLessThanOrEqual(budget * TOLERANCE)
  expect(budget, `lower it to ${sum} in tests/browser/shell/page-budgets.json`).toBeLessThanOrEqual(
    sum * SLACK,
  )
})
