import type { Handlers } from '../http/handler.ts'
import * as account from './account/account.ts'
import * as ownData from './account/own-data.ts'
import * as ownSessions from './account/own-sessions.ts'
import * as passwordChange from './account/password-change.ts'
import * as federationDetail from './federations/federation-detail.ts'
import * as federationSetup from './federations/federation-setup.ts'
import * as federations from './federations/federations.ts'
import * as retrievers from './federations/retrievers.ts'
import * as federationsRecalls from './federations/sanitary/recalls.ts'
import * as federationsSamples from './federations/sanitary/samples.ts'
import * as sanitaryRules from './federations/sanitary/sanitary-rules.ts'
import * as tagClaims from './federations/sanitary/tag-claims.ts'
import * as serviceState from './federations/service-state.ts'
import * as giverAbsences from './giver/absences.ts'
import * as animals from './giver/animals.ts'
import * as contacts from './giver/contacts.ts'
import * as donations from './giver/donations.ts'
import * as givers from './giver/givers.ts'
import * as handOvers from './giver/hand-overs.ts'
import * as hunts from './giver/hunts.ts'
import * as linkedMeetings from './giver/linked-meetings.ts'
import * as meetingEnds from './giver/meeting-ends.ts'
import * as meetingLinks from './giver/meeting-links.ts'
import * as meetings from './giver/meetings.ts'
import * as offerList from './giver/offer-list.ts'
import * as giverOffers from './giver/offers.ts'
import * as reports from './giver/reports.ts'
import * as giverSamples from './giver/samples.ts'
import * as receiverOffers from './receiver/offers.ts'
import * as receiverRecalls from './receiver/recalls.ts'
import * as receivedAnimals from './receiver/received-animals.ts'
import * as receiverReceivers from './receiver/receivers.ts'
import * as registration from './registration/registration.ts'
import * as roles from './roles/roles.ts'
import * as auditLog from './shared/audit-log.ts'
import * as cities from './shared/cities.ts'
import * as ownAddress from './shared/own-address.ts'
import * as sharedReceivers from './shared/receivers.ts'
import * as secondFactors from './shared/second-factors.ts'
import * as specimenTypes from './shared/specimen-types.ts'
import * as totp from './shared/totp.ts'
import * as addresses from './sign-in/addresses.ts'
import * as passwords from './sign-in/passwords.ts'
import * as secondFactorCodes from './sign-in/second-factor-codes.ts'
import * as secondFactorPasskeys from './sign-in/second-factor-passkeys.ts'
import * as session from './sign-in/session.ts'
import * as signInLinks from './sign-in/sign-in-links.ts'
import * as statistics from './statistics/statistics.ts'
import * as giverValidation from './users/giver-validation.ts'
import * as managedUsers from './users/managed-users.ts'
import * as usersAbsences from './users/todo/absences.ts'
import * as corrections from './users/todo/corrections.ts'
import * as deletionRequests from './users/todo/deletion-requests.ts'
import * as todo from './users/todo/todo.ts'
import * as userCommands from './users/user-commands.ts'
import * as usersFile from './users/users-file.ts'

/** The handler of every endpoint, by name. */
export const handlers: Handlers = {
  ...account,
  ...ownData,
  ...ownSessions,
  ...passwordChange,
  ...federationDetail,
  ...federationSetup,
  ...federations,
  ...retrievers,
  ...federationsRecalls,
  ...federationsSamples,
  ...sanitaryRules,
  ...tagClaims,
  ...serviceState,
  ...giverAbsences,
  ...animals,
  ...contacts,
  ...donations,
  ...givers,
  ...handOvers,
  ...hunts,
  ...linkedMeetings,
  ...meetingEnds,
  ...meetingLinks,
  ...meetings,
  ...offerList,
  ...giverOffers,
  ...reports,
  ...giverSamples,
  ...receiverOffers,
  ...receiverRecalls,
  ...receivedAnimals,
  ...receiverReceivers,
  ...registration,
  ...roles,
  ...auditLog,
  ...cities,
  ...ownAddress,
  ...sharedReceivers,
  ...secondFactors,
  ...specimenTypes,
  ...totp,
  ...addresses,
  ...passwords,
  ...secondFactorCodes,
  ...secondFactorPasskeys,
  ...session,
  ...signInLinks,
  ...statistics,
  ...giverValidation,
  ...managedUsers,
  ...usersAbsences,
  ...corrections,
  ...deletionRequests,
  ...todo,
  ...userCommands,
  ...usersFile,
}
