import { recoveryCodeRenewalMachine } from '../../../machines/account/recovery-code-renewal.ts'
import { commonFailures, httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { clicking } from '../../model/navigation.ts'
import { commandAssertions, commandGestures } from '../patterns/confirmed-command.ts'
import { allFactors, atFactors, codes, seesCodes } from '../pages/second-factor.ts'

const texts = {
  confirm: 'Obtenir d’autres codes',
  consequence: 'Vous recevrez dix nouveaux codes de secours, montrés une seule fois.',
  busy: 'Préparation…',
  failed: 'Les codes n’ont pas pu être obtenus. Vérifiez votre réseau, puis réessayez.',
  refused: 'Codes de secours',
}
const { confirming, sending, failed, refused, abandoned } = commandAssertions(texts)

export const recoveryCodeRenewal = flow(recoveryCodeRenewalMachine, {
  name: 'recovery-code-renewal',
  samples: {
    answers: { renewRecoveryCodes: [{ factors: allFactors, recovery_codes: codes }] },
    failures: { renewRecoveryCodes: [...commonFailures(), httpError(409)] },
  },
  gestures: {
    ...commandGestures(texts),
    'command.closed': (driver, _, state) =>
      driver.click('button', state.matches('refused') ? 'Fermer' : 'Annuler'),
  },
  endings: {
    'xstate.done.actor.renewRecoveryCodes': (driver, { output }) =>
      driver.stubAnswer('renewRecoveryCodes', output),
    'xstate.done.actor.recoveryCodes': (driver) => driver.click('button', 'Je les ai notés'),
  },
  expects: { confirming, sending, failed, refused, abandoned, noting: seesCodes },
  screen: async () =>
    (await import('../../../src/screens/account/recovery-code-renewal.tsx')).RecoveryCodeRenewal,
  browser: {
    as: 'admin',
    extraCalls: ['readSecondFactors'],
    navigate: clicking('Obtenir d’autres codes', (driver) => atFactors(driver, allFactors)),
    reloadDiffers: 'les codes ne sont montrés qu’une fois',
    retryDiffers: 'le serveur ne sait rien de ces codes, que le test a feints',
  },
})
