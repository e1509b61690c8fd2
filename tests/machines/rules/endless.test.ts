import { expect, test } from 'vitest'
import { endlessAnswers } from '../../explore/endless-answers.ts'
import { flows } from '../../models/registry.ts'

test.each(flows)('In $name, no answer alone repeats the same call endlessly', ({ explored }) => {
  expect(endlessAnswers(explored)).toEqual([])
})
