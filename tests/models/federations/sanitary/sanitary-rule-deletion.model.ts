import { sanitaryRuleDeletionMachine } from '../../../../machines/federations/sanitary/sanitary-rule-deletion.ts'
import { draftRule } from '../../../world/sanitary.ts'
import { atSanitaryRules, called } from '../../pages/sanitary-rules.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'

export const sanitaryRuleDeletion = confirmedCommandFlow(sanitaryRuleDeletionMachine, {
  name: 'sanitary-rule-deletion',
  subject: draftRule,
  confirm: 'Supprimer',
  consequence: 'n’a pas été mise en vigueur : son brouillon sera effacé.',
  busy: 'Suppression…',
  failed: 'La suppression n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/sanitary-rule-commands.tsx'))
      .SanitaryRuleDeletion,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atSanitaryRules(driver)
      await driver.interceptCalls()
      await driver.click('button', `Supprimer ${called(draftRule)}`)
    },
  },
})
