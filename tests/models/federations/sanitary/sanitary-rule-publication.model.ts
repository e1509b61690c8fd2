import { sanitaryRulePublicationMachine } from '../../../../machines/federations/sanitary/sanitary-rule-publication.ts'
import { draftRule } from '../../../world/sanitary.ts'
import { atSanitaryRules, called } from '../../pages/sanitary-rules.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'

export const sanitaryRulePublication = confirmedCommandFlow(sanitaryRulePublicationMachine, {
  name: 'sanitary-rule-publication',
  subject: draftRule,
  confirm: 'Mettre en vigueur',
  consequence: 'vaudra pour les chasses de ses jours et de ses communes',
  busy: 'Enregistrement…',
  failed: 'La mise en vigueur n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/sanitary-rule-commands.tsx'))
      .SanitaryRulePublication,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atSanitaryRules(driver)
      await driver.interceptCalls()
      await driver.click('button', `Mettre en vigueur ${called(draftRule)}`)
    },
  },
})
