import { expect, test } from 'vitest'
import { endlessAnswers } from '../../explore/endless-answers.ts'
import { flows } from '../../models/registry.ts'

test.each(flows)('In $name, no answer alone makes the very same call again without end', ({ explored }) => {
  expect(endlessAnswers(explored)).toEqual([])
})
