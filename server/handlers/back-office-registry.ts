import { initFederation, readFederationJob } from './federation-setup.ts'
import { checkRetrievers, importRetrievers } from './retrievers.ts'
import {
  createFederation,
  deleteFederation,
  listFederations,
  readFederationActions,
  updateFederation,
} from './federations.ts'
import { invalidateGiver, listWaitingGivers, validateGiver } from './giver-validation.ts'
import { listFederationActs, listUserActs } from './history.ts'
import { createUser, listUsers, readUser, updateUser } from './managed-users.ts'
import {
  createRole,
  deleteRole,
  listPermissions,
  listRoles,
  readRoleActions,
  setRolePermissions,
  updateRole,
} from './roles.ts'
import { readUserToken } from './sign-in-links.ts'
import { anonymiseUser, blockUser, setUserGdpr } from './user-acts.ts'
import * as statistics from './statistics.ts'

/** The handlers of the back-office, by their names; `handlers` holds them all. */
export const backOfficeHandlers = {
  listRoles,
  createRole,
  updateRole,
  deleteRole,
  readRoleActions,
  setRolePermissions,
  listPermissions,
  listFederations,
  createFederation,
  updateFederation,
  readFederationActions,
  deleteFederation,
  readFederationJob,
  initFederation,
  checkRetrievers,
  importRetrievers,
  listUsers,
  readUser,
  listWaitingGivers,
  validateGiver,
  invalidateGiver,
  ...statistics,
  blockUser,
  anonymiseUser,
  setUserGdpr,
  readUserToken,
  listUserActs,
  listFederationActs,
  createUser,
  updateUser,
}
