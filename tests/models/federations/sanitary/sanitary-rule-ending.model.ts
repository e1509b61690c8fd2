import { sanitaryRuleEndingMachine } from '../../../../machines/federations/sanitary/sanitary-rule-ending.ts'
import { ruleInForce } from '../../../world/sanitary.ts'
import { atSanitaryRules, called } from '../../pages/sanitary-rules.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'

export const sanitaryRuleEnding = confirmedCommandFlow(sanitaryRuleEndingMachine, {
  name: 'sanitary-rule-ending',
  subject: ruleInForce,
  confirm: 'Mettre fin',
  consequence: 'ne demandera plus rien, même pour les animaux déjà notés.',
  busy: 'Enregistrement…',
  failed: 'La fin de la règle n’a pas été enregistrée. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/sanitary-rule-commands.tsx'))
      .SanitaryRuleEnding,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atSanitaryRules(driver)
      await driver.interceptCalls()
      await driver.click('button', `Mettre fin à ${called(ruleInForce)}`)
    },
  },
})
