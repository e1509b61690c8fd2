import { afterEach, test } from 'vitest'
import { personOf } from './person.ts'
import { leaveScreen } from './run.tsx'
import { stories } from './stories.ts'

afterEach(leaveScreen)

for (const { title, tell } of stories) test(title, () => tell(personOf()))
