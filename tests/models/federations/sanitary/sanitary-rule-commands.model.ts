import {
  sanitaryRuleDeletionMachine,
  sanitaryRuleEndingMachine,
  sanitaryRulePublicationMachine,
} from '../../../../machines/federations/sanitary/sanitary-rules.ts'
import { clicking } from '../../../model/navigation.ts'
import { draftRule, ruleInForce } from '../../../world/sanitary.ts'
import { atSanitaryRules, called } from '../../pages/sanitary-rules.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'

const screens = () => import('../../../../src/screens/federations/sanitary/sanitary-rule-commands.tsx')

export const sanitaryRulePublication = confirmedCommandFlow(sanitaryRulePublicationMachine, {
  name: 'sanitary-rule-publication',
  subject: draftRule,
  confirm: 'Mettre en vigueur',
  consequence: 'vaudra pour les chasses de ses jours et de ses communes',
  busy: 'Enregistrement…',
  failed: 'La mise en vigueur n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await screens()).SanitaryRulePublication,
  browser: { as: 'cher', navigate: clicking(`Mettre en vigueur ${called(draftRule)}`, atSanitaryRules) },
})

export const sanitaryRuleEnding = confirmedCommandFlow(sanitaryRuleEndingMachine, {
  name: 'sanitary-rule-ending',
  subject: ruleInForce,
  confirm: 'Mettre fin',
  consequence: 'ne demandera plus rien, même pour les animaux déjà notés.',
  busy: 'Enregistrement…',
  failed: 'La fin de la règle n’a pas été enregistrée. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await screens()).SanitaryRuleEnding,
  browser: { as: 'cher', navigate: clicking(`Mettre fin à ${called(ruleInForce)}`, atSanitaryRules) },
})

export const sanitaryRuleDeletion = confirmedCommandFlow(sanitaryRuleDeletionMachine, {
  name: 'sanitary-rule-deletion',
  subject: draftRule,
  confirm: 'Supprimer',
  consequence: 'n’a pas été mise en vigueur : son brouillon sera effacé.',
  busy: 'Suppression…',
  failed: 'La suppression n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await screens()).SanitaryRuleDeletion,
  browser: { as: 'cher', navigate: clicking(`Supprimer ${called(draftRule)}`, atSanitaryRules) },
})
