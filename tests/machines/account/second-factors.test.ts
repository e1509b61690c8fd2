import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { applicationRemovalMachine } from '../../../machines/account/application-removal.ts'
import { passkeyRemovalMachine } from '../../../machines/account/passkey-removal.ts'
import { recoveryCodeRenewalMachine } from '../../../machines/account/recovery-code-renewal.ts'
import { secondFactorsMachine } from '../../../machines/account/second-factors.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { httpError } from '../../model/failures.ts'
import { allFactors, codes, knowing, passkey } from '../../models/pages/second-factor.ts'

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

const subject = { ...passkey, factors: allFactors }
const commands: [string, AnyStateMachine][] = [
  ['removePasskey', passkeyRemovalMachine],
  ['removeTotp', applicationRemovalMachine],
  ['renewRecoveryCodes', recoveryCodeRenewalMachine],
]
test.each(commands)('when the server refuses %s, the person reads why', async (call, command) => {
  const { machine, settle } = controlActors(command, 'stubbed')
  const actor = createActor(machine, { input: { subject } }).start()
  actor.send({ type: 'question.confirmed' })
  await settle(call, { error: httpError(409, { message: 'Gardez au moins un moyen.' }) })
  const { value, context } = actor.getSnapshot()
  expect([value, context.reason]).toEqual(['refused', 'Gardez au moins un moyen.'])
})

test('new recovery codes are shown once and not kept', async () => {
  const { machine, settle } = controlActors(recoveryCodeRenewalMachine, 'stubbed')
  const actor = createActor(machine).start()
  actor.send({ type: 'question.confirmed' })
  await settle('renewRecoveryCodes', { output: { recovery_codes: codes } })
  await settle('recoveryCodes', { output: undefined }, (parts) => {
    expect(parts).toEqual({ codes })
    return true
  })
  expect(actor.getSnapshot()).toMatchObject({ value: 'renewed', context: { codes: [] } })
})
