import { initFederation, readFederationJob } from './federation-jobs.ts'
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
import { listUsers, readUser } from './managed-users.ts'
import { createUser, updateUser } from './user-entry.ts'
import { listPermissions, setRolePermissions } from './role-permissions.ts'
import { createRole, deleteRole, listRoles, readRoleActions, updateRole } from './roles.ts'
import { readUserToken } from './sign-in-links.ts'
import { anonymiseUser, blockUser, setUserGdpr } from './user-acts.ts'
import { exportStatistic, listStatistics, viewStatistic } from './statistics.ts'

/** The calls of the back-office, by their names; `endpoints` holds them all. */
export const backOfficeEndpoints = {
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
  listStatistics,
  viewStatistic,
  exportStatistic,
  blockUser,
  anonymiseUser,
  setUserGdpr,
  readUserToken,
  listUserActs,
  listFederationActs,
  createUser,
  updateUser,
}
