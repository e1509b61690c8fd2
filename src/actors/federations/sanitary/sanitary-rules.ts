import {
  createSanitaryRule,
  deleteSanitaryRule,
  endSanitaryRule,
  listSanitaryRules,
  publishSanitaryRule,
  readSanitaryRule,
  updateSanitaryRule,
} from '../../../../contract/federations/sanitary-rules.ts'
import { listSpecimenTypes } from '../../../../contract/shared/specimen-types.ts'
import { sanitaryRuleDeletionMachine } from '../../../../machines/federations/sanitary/sanitary-rule-deletion.ts'
import { sanitaryRuleEndingMachine } from '../../../../machines/federations/sanitary/sanitary-rule-ending.ts'
import { sanitaryRuleFormMachine } from '../../../../machines/federations/sanitary/sanitary-rule-form.ts'
import { sanitaryRuleListMachine } from '../../../../machines/federations/sanitary/sanitary-rule-list.ts'
import { sanitaryRulePublicationMachine } from '../../../../machines/federations/sanitary/sanitary-rule-publication.ts'
import { sanitaryRulesMachine } from '../../../../machines/federations/sanitary/sanitary-rules.ts'
import { calling, callingAny } from '../../calls.ts'
import { shell } from '../../shell.ts'

/** The sanitary rules of a federation, with their calls. */
export const sanitaryRules = sanitaryRulesMachine.provide({
  actions: shell,
  actors: {
    listSpecimenTypes: calling(listSpecimenTypes),
    readSanitaryRule: calling(readSanitaryRule),
    sanitaryRuleList: sanitaryRuleListMachine.provide({
      actions: shell,
      actors: { call: callingAny(listSanitaryRules) },
    }),
    sanitaryRuleForm: sanitaryRuleFormMachine.provide({
      actions: shell,
      actors: {
        createSanitaryRule: calling(createSanitaryRule),
        updateSanitaryRule: calling(updateSanitaryRule),
      },
    }),
    sanitaryRulePublication: sanitaryRulePublicationMachine.provide({
      actions: shell,
      actors: { call: callingAny(publishSanitaryRule) },
    }),
    sanitaryRuleEnding: sanitaryRuleEndingMachine.provide({
      actions: shell,
      actors: { call: callingAny(endSanitaryRule) },
    }),
    sanitaryRuleDeletion: sanitaryRuleDeletionMachine.provide({
      actions: shell,
      actors: { call: callingAny(deleteSanitaryRule) },
    }),
  },
})
