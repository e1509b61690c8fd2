import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { registrationIdentityMachine } from '../../../machines/registration/registration-identity.ts'
import { chosen, entry, formOf } from '../../models/pages/registration.ts'

const after = (password: string) => {
  const form = formOf('receiver', { ...entry, password, password_confirmation: password })
  const actor = createActor(registrationIdentityMachine, { input: { ...form, isResumed: false } }).start()
  actor.send({ type: 'identity.submitted' })
  const { value, context } = actor.getSnapshot()
  return { value, errors: context.errors }
}

test('A predictable password is refused in step 1, at its field', () => {
  for (const password of ['azertyuiop', 'Venaison-2026', '12345678', 'ines.delorme1']) {
    const { value, errors } = after(password)
    expect([password, value, Object.keys(errors)]).toEqual([password, { filling: 'incorrect' }, ['password']])
    expect(errors['password']![0]).toContain('Ce mot de passe est trop courant.')
  }
  expect(after(chosen)).toEqual({ value: 'completed', errors: {} })
})
