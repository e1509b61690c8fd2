import { afterEach, test } from 'vitest'
import { personOf } from '../run/person.ts'
import { cleanUpScreen } from '../run/run-screen.tsx'
import { interactions } from './interactions.ts'

afterEach(cleanUpScreen)

for (const { title, run } of interactions) test(title, () => run(personOf()))
