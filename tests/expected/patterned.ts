import type { ExpectedTransitions } from '../model/expected-transitions.ts'
import { answeredCommand } from './patterns/answered-command.ts'
import { checkedDeletion } from './patterns/checked-deletion.ts'
import { confirmedChoice } from './patterns/confirmed-choice.ts'
import { confirmedCommand } from './patterns/confirmed-command.ts'
import { entryForm } from './patterns/entry-form.ts'
import { linkRedemption } from './patterns/link-redemption.ts'
import { longWork } from './patterns/long-work.ts'
import { pagedList } from './patterns/paged-list.ts'
import { repeatableCommand } from './patterns/repeatable-command.ts'

/** The tables that say nothing but a pattern, by the file of their chart; a command is asked about before (spec §8). */
export const patterned: Readonly<Record<string, ExpectedTransitions>> = {
  // The authenticator app of a replaced phone is removed.
  'account/application-removal': confirmedCommand('removeTotp'),
  // Spec §2 « My account »: a person downloads the data stored about them.
  'account/data-export': repeatableCommand('readOwnData', true),
  // Spec §2 « My account »: a person requests the deletion of their account, or withdraws the request.
  'account/deletion-request': confirmedChoice('setDeletionRequest'),
  // Spec §2 « Own GDPR state can be set here », §4 « A user sets their own ».
  'account/gdpr-choice': confirmedChoice('setGdprState'),
  // Spec §2 « My account »: « a newsletter consent checkbox ».
  'account/newsletter': repeatableCommand('updateNewsletter'),
  // A passkey that is lost, or whose device was given away, is removed.
  'account/passkey-removal': confirmedCommand('removePasskey'),
  // Spec §2 « My account »: « a password change button that sends a reset e-mail ».
  'account/password-change': repeatableCommand('requestPasswordChange'),
  // Spec §2 « Receiver home », « Mes contacts »: a receiver sees which hunters revealed their number.
  'account/phone-holders': pagedList('listPhoneHolders'),
  // Spec §4 « Federation: uninitialised (0 cities) allows initialise and delete », §8 « Deletion refused by a pre-check ».
  'federations/federation-deletion': checkedDeletion('readFederationActions', 'deleteFederation'),
  // Spec §2 « Federations list »: « Initialise and import can take up to 30 seconds », §4 « Federation ».
  'federations/federation-initialisation': longWork('initFederation', {
    'question.confirmed': 'starting',
    // Once requested, the job may have been executed, so the list is reloaded.
    'question.cancelled': ['left if wasSent', 'abandoned'],
  }),
  // Spec §2 « Federations list »: « Initialise and import can take up to 30 seconds », §5 « Retriever import ».
  'federations/retriever-import': longWork('importRetrievers', {
    'retrieverCheck done': ['starting if isConfirmed', 'left if wasSent', 'abandoned'],
  }),
  // Giving up to reach a person is an act of its own, with a reason.
  'federations/sanitary/recall-giving-up': answeredCommand('noteRecallCall'),
  'federations/sanitary/recall-lifting': answeredCommand('liftRecall'),
  'federations/sanitary/recall-list': pagedList('listRecalls'),
  'federations/sanitary/recall-reached': confirmedCommand('noteRecallCall'),
  'federations/sanitary/recall-unreachable': confirmedCommand('noteRecallCall'),
  'federations/sanitary/sample-list': pagedList('listSamples'),
  'federations/sanitary/sanitary-rule-deletion': confirmedCommand('deleteSanitaryRule'),
  // With a confirmation, since it affects every giver of the department.
  'federations/sanitary/sanitary-rule-ending': confirmedCommand('endSanitaryRule'),
  // The entry of a rule: effect, game types, communes, period and legal source.
  'federations/sanitary/sanitary-rule-form': entryForm('createSanitaryRule', 'updateSanitaryRule', {
    'effect.chosen': '=',
    'specimen.toggled': '=',
    'field.typed': '=',
  }),
  'federations/sanitary/sanitary-rule-list': pagedList('listSanitaryRules'),
  // With a confirmation, since it affects every giver of the department.
  'federations/sanitary/sanitary-rule-publication': confirmedCommand('publishSanitaryRule'),
  'federations/sanitary/tag-claim-list': pagedList('listTagClaims'),
  // Decision 0034: an animal noted by mistake is deleted, after confirmation.
  'giver/animals/animal-deletion': confirmedCommand('deleteAnimal'),
  // Decision 0034: a hand-over or a withdrawal is undone, after a confirmation.
  'giver/animals/animal-return': confirmedCommand('takeAnimalBack'),
  // Decision 0034: kept, destroyed or sent to a plant, which is required.
  'giver/animals/animal-withdrawal': answeredCommand('withdrawAnimal'),
  'giver/hunt-deletion': confirmedCommand('deleteHunt'),
  // Spec §2 « Giver home »; after deleting the only hunt of the last page, the page before is displayed.
  'giver/hunt-list': pagedList('listHunts'),
  // « N’est pas venu », after a confirmation: it has consequences for the person.
  'giver/offers/offer-absence': confirmedCommand('reportAbsence'),
  // « Remis » for accepted game; for a boar the same gesture confirms that the message was passed on.
  'giver/offers/offer-hand-over': confirmedCommand('handOfferOver'),
  // Whoever is named in a report without having received anything says so once, after a confirmation.
  'receiver/line-contest': confirmedCommand('contestLine'),
  // Nothing is sent to the federation before the problem is described.
  'receiver/problem-report': answeredCommand('reportProblem'),
  // Spec §8 « Deletion refused by a pre-check »: « role_has_users gives 'Des utilisateurs possèdent ce rôle.' »
  'roles/role-deletion': checkedDeletion('readRoleActions', 'deleteRole'),
  // Spec §2 « Roles list », §5 « Role: code required, max 50; label required, max 255 ».
  'roles/role-form': entryForm('createRole', 'updateRole', {
    'code.typed': '= if isCodeFree',
    'label.typed': '=',
  }),
  // The owner of the former address stops a change started by staff, once they press the button.
  'sign-in/address-stop': linkRedemption('stopAddressChange'),
  // Design §5 « Token: a single-use sign-in link, ten minutes ».
  'sign-in/token-sign-in': linkRedemption('signInByLink'),
  // Spec §2 « Giver validation list »: « an action column validates or bans », §4.
  'users/giver-validating': confirmedCommand('validateGiver'),
  // A user who lost their second factors asks staff to remove them.
  'users/second-factor-reset': confirmedCommand('resetSecondFactor'),
  'users/todo/absence-lifting': confirmedCommand('liftAbsence'),
  'users/todo/absence-list': pagedList('listAbsences'),
  'users/todo/absence-upholding': confirmedCommand('upholdAbsence'),
  'users/todo/correction-acceptance': confirmedCommand('acceptCorrection'),
  'users/todo/correction-list': pagedList('listCorrections'),
  'users/todo/correction-refusal': answeredCommand('refuseCorrection'),
  // GDPR, article 17: a person who requests it is anonymised, unless they have withdrawn the request.
  'users/todo/deletion-fulfilment': confirmedCommand('fulfilDeletionRequest'),
  'users/todo/deletion-request-list': pagedList('listDeletionRequests'),
  // An undeliverable mail leaves the list of the whole team once, after a confirmation.
  'users/todo/mail-seeing': confirmedCommand('markMailSeen'),
  'users/todo/overdue-hunt-list': pagedList('listOverdueHunts'),
  'users/todo/refused-mail-list': pagedList('listRefusedMails'),
  'users/todo/weekly-digest': repeatableCommand('updateWeeklyDigest'),
  // Spec §2 « Users list »: « delete (anonymise) », §4.
  'users/user-anonymisation': confirmedCommand('anonymiseUser'),
  // Spec §2 « Users list »: « block », §4.
  'users/user-blocking': confirmedCommand('blockUser'),
  // The hunts of one user, or what they received: ten at a time, like past hunts (spec §9).
  'users/user-hunts': pagedList('listUserHunts'),
  // The inverse of a block (spec §4 « User: active, blocked (blocked_at set) »).
  'users/user-unblocking': confirmedCommand('unblockUser'),
  // Spec §2 « Users list »: what the list shows, as a table.
  'users/users-export': repeatableCommand('exportUsers', true),
}
