import { initFederation, readFederationJob } from './federations/federation-setup.ts'
import { checkRetrievers, importRetrievers } from './federations/retrievers.ts'
import {
  createFederation,
  deleteFederation,
  listFederations,
  readFederationActions,
  updateFederation,
} from './federations/federations.ts'
import { invalidateGiver, listWaitingGivers, validateGiver } from './users/giver-validation.ts'
import { listFederationActs, listUserActs } from './shared/history.ts'
import { createUser, listUsers, readUser, updateUser } from './users/managed-users.ts'
import {
  createRole,
  deleteRole,
  listPermissions,
  listRoles,
  readRoleActions,
  setRolePermissions,
  updateRole,
} from './roles/roles.ts'
import { anonymiseUser, blockUser, setUserGdpr } from './users/user-acts.ts'
import * as statistics from './statistics/statistics.ts'
import { readUserToken } from './users/user-token.ts'

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
