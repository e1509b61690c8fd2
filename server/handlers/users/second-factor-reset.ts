import { Conflict } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { removeSecondFactors } from '../../rules/second-factor/reset.ts'
import { commandOnUser } from '../../rules/user-commands.ts'

/** Removes the second factors of a user who lost them. */
export const resetSecondFactor: Handler<'resetSecondFactor'> = (call) =>
  commandOnUser(
    call,
    { permission: 'users.write.token', event: 'second_factor.reset' },
    async (transaction, subject) => {
      const { now, caller, publicUrl } = call
      if (!(await removeSecondFactors(transaction, subject, { by: caller, publicUrl, now })))
        throw new Conflict('Cette personne n’a pas de double vérification.')
    },
  )
