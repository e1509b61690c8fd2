import { afterEach, test } from 'vitest'
import { personOf } from './person.ts'
import { leaveScreen } from './run.tsx'
import { stories } from './stories.ts'

afterEach(leaveScreen)

test.each(stories)('$title', ({ tell }) => tell(personOf()))
