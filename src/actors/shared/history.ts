import {
  listFederationAuditLog,
  listRoleAuditLog,
  listUserAuditLog,
} from '../../../contract/shared/audit-log.ts'
import { historyMachine } from '../../../machines/shared/history.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'

/** The audit log of a user or a federation, with its calls. */
export const history = historyMachine.provide({
  actions: shell,
  actors: {
    listUserAuditLog: calling(listUserAuditLog),
    listFederationAuditLog: calling(listFederationAuditLog),
    listRoleAuditLog: calling(listRoleAuditLog),
  },
})
