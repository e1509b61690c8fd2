import { initFederation, readFederationJob } from './federations/federation-jobs.ts'
import { checkRetrievers, importRetrievers } from './federations/retrievers.ts'
import {
  createFederation,
  deleteFederation,
  readFederationActions,
  updateFederation,
} from './federations/federations.ts'
import { invalidateGiver, listWaitingGivers, validateGiver } from './users/giver-validation.ts'
import { listFederationActs, listUserActs } from './shared/history.ts'
import { listUsers, readUser } from './users/managed-users.ts'
import { createUser, updateUser } from './users/user-entry.ts'
import { listPermissions, setRolePermissions } from './roles/role-permissions.ts'
import { createRole, deleteRole, readRoleActions, updateRole } from './roles/roles.ts'
import { anonymiseUser, blockUser, setUserGdpr } from './users/user-acts.ts'
import { exportStatistic, listStatistics, viewStatistic } from './statistics/statistics.ts'
import { readUserToken } from './users/user-token.ts'
import { listFederations } from './shared/federations.ts'
import { listRoles } from './shared/roles.ts'

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
