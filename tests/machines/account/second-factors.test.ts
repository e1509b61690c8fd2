import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { secondFactorsMachine } from '../../../machines/account/second-factors.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { allFactors, knowing, passkey } from '../../models/pages/second-factor.ts'

test('the passkey whose removal is asked for, and no other one, is the one that is removed', async () => {
  const { machine, settle } = controlActors(secondFactorsMachine, 'stubbed')
  const actor = createActor(machine, { input: { device: knowing } }).start()
  const other = { ...passkey, id: 2, name: 'iPhone' }
  await settle('readSecondFactors', { output: { ...allFactors, passkeys: [passkey, other] } })
  for (const asked of [other, passkey]) {
    actor.send({ type: 'passkeyRemoval.requested', passkey: asked })
    await settle('passkeyRemoval', { output: { changed: false } }, (parts) => {
      expect(parts).toMatchObject({ subject: asked })
      return true
    })
  }
})
