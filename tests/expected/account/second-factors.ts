import { call } from '../patterns/call.ts'

/** What may have changed is reloaded. */
const ended = (child: string) => ({ [`${child} done`]: ['reading if hasChanged', 'shown'] })

/** « Double vérification » of « Mon compte ». */
export const secondFactors = {
  '*': { start: 'reading' },
  reading: call('readSecondFactors', 'shown then updateDuty', 'unavailable'),
  unavailable: { 'list.retried': 'reading' },
  shown: {
    'addition.requested': 'adding',
    'passkeyRemoval.requested': 'removingPasskey',
    'applicationRemoval.requested': 'removingApplication',
    'renewal.requested': 'renewing',
  },
  // Something may have been added even if the person cancelled at the end.
  adding: { 'secondFactorSetup done': 'reading' },
  removingPasskey: ended('passkeyRemoval'),
  removingApplication: ended('applicationRemoval'),
  renewing: ended('recoveryCodeRenewal'),
}
