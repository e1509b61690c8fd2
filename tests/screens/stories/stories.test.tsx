import { afterEach, test } from 'vitest'
import { personOf } from '../run/person.ts'
import { leaveScreen } from '../run/run.tsx'
import { stories } from './stories.ts'

afterEach(leaveScreen)

for (const { title, tell } of stories) test(title, () => tell(personOf()))
