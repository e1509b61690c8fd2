import { readFileSync } from 'node:fs'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import type { Endpoint } from '../../contract/endpoint.ts'

const reference = new URL('../../server/migrations/0002-reference.sql', import.meta.url)
const permission = /\('([a-z]+(?:\.[a-z]+)+)', '([^']+)'\)/g
const labels = new Map(
  [...readFileSync(reference, 'utf8').matchAll(permission)].map(([, name = '', label = '']) => [name, label]),
)

export type Cause = { who: string; names: string[] }

const roles: Record<string, string> = {
  public: 'tout le monde',
  signedIn: 'toute personne connectée, pour elle-même',
  giver: 'un responsable de territoire dont le compte est validé',
  receiver: 'un particulier',
}

function whoMay(access: Endpoint['access']): string {
  const permissions = [access].flat().map((name) => `« ${labels.get(name) ?? name} »`)
  return roles[String(access)] ?? `qui a la permission ${permissions.join(' ou ')}`
}

/** The calls that cause events of lifecycles; « time » for delays. */
export const causes: Record<string, readonly (EndpointName | 'time')[]> = {
  'correction.accepted': ['acceptCorrection'],
  'correction.refused': ['refuseCorrection'],
  'correction.requested': ['amendDonations'],
  'animal.recalled': ['updateSample', 'openRecall'],
  'animal.cleared': ['updateSample'],
  'animal.clearedAtReceiver': ['updateSample'],
  'recall.widened': ['openRecall'],
  'recall.completed': ['acknowledgeRecall', 'acknowledgeLinkedRecall', 'noteRecallCall'],
  'recall.lifted': ['updateSample', 'liftRecall'],
  'recall.mailed': ['time'],
  'recall.acknowledged': ['acknowledgeRecall', 'acknowledgeLinkedRecall'],
  'receiver.reached': ['noteRecallCall'],
  'receiver.unreached': ['noteRecallCall'],
  'receiver.givenUp': ['noteRecallCall'],
  'sample.sent': ['updateSample', 'sendOwnSample'],
  'sample.foundNegative': ['updateSample'],
  'sample.foundDoubtful': ['updateSample'],
  'sample.foundPositive': ['updateSample'],
  'sample.foundOther': ['updateSample'],
  'sample.foundUnusable': ['updateSample'],
  'rule.edited': ['updateSanitaryRule'],
  'rule.deleted': ['deleteSanitaryRule'],
  'rule.published': ['publishSanitaryRule'],
  'rule.ended': ['endSanitaryRule'],
  'period.ended': ['time'],
  'contacts.obtained': ['obtainContacts'],
  'day.ended': ['time'],
  'donations.reported': ['recordDonations'],
  'offers.made': ['offerToContact', 'offerToNext'],
  'animals.changed': [
    'noteAnimal',
    'updateAnimal',
    'deleteAnimal',
    'withdrawAnimal',
    'handAnimalOver',
    'takeAnimalBack',
  ],
  'animal.foundIncomplete': ['noteAnimal', 'updateAnimal', 'takeAnimalBack'],
  'animal.foundFit': ['noteAnimal', 'updateAnimal', 'takeAnimalBack'],
  'animal.foundDoubtful': ['noteAnimal', 'updateAnimal', 'takeAnimalBack'],
  'animal.deleted': ['deleteAnimal'],
  'animal.withdrawn': ['withdrawAnimal'],
  'animal.held': ['confirmOffer'],
  'animal.freed': ['withdrawOffer', 'answerOffer', 'reportAbsence', 'confirmOffer'],
  'animal.handedOver': ['handAnimalOver', 'handOfferOver'],
  'animal.returned': ['takeAnimalBack'],
  'federation.deleted': ['deleteFederation'],
  'federation.edited': ['updateFederation'],
  'federation.initialised': ['initFederation'],
  'gdpr.accepted': ['setGdprState', 'setUserGdpr'],
  'gdpr.changed': ['setUserGdpr'],
  'gdpr.refused': ['setGdprState', 'setUserGdpr'],
  'giver.banned': ['invalidateGiver'],
  'giver.validated': ['validateGiver', 'validateGivers'],
  'hunt.deleted': ['deleteHunt'],
  'hunt.edited': ['updateHunt'],
  'reminder.due': ['time'],
  'interest.cancelled': ['answerOffer'],
  'interest.cancelledLate': ['answerOffer'],
  'meeting.accepted': ['answerOffer'],
  'offer.confirmed': ['confirmOffer'],
  'receiver.missed': ['reportAbsence'],
  'absence.takenBack': ['reportAbsence'],
  'absence.contested': ['contestAbsence'],
  'absence.upheld': ['upholdAbsence'],
  'absence.lifted': ['liftAbsence'],
  'interest.given': ['answerOffer'],
  'interest.refused': ['answerOffer'],
  'offer.withdrawn': ['withdrawOffer', 'updateHunt', 'deleteHunt', 'blockUser', 'anonymiseUser'],
  'phone.revealed': ['revealPhone'],
  'report.amended': ['amendDonations'],
  'receiver.left': ['setGdprState', 'setUserGdpr', 'blockUser', 'anonymiseUser'],
  'retriever.matched': ['register', 'updateGiver'],
  'retriever.unmatched': ['updateGiver'],
  'retrievers.imported': ['importRetrievers'],
  'second_factor.reset': ['resetSecondFactor'],
  'token.given': ['readUserToken'],
  'user.anonymised': ['anonymiseUser'],
  'user.blocked': ['blockUser'],
  'user.edited': ['updateUser'],
  'user.unblocked': ['unblockUser'],
  'xstate.after.ANSWER_TIME.offer.sounded': ['time'],
}

/** Who may cause an event of a lifecycle, according to the contract: one entry per call. */
export const causedBy = (event: string): Cause[] =>
  (causes[event] ?? (event.startsWith('xstate.after.') ? (['time'] as const) : [])).map((name) => {
    if (name === 'time') return { who: 'le temps qui passe', names: [] }
    const { access }: Pick<Endpoint, 'access'> = endpoints[name]
    return { who: whoMay(access), names: [name, ...[access].flat().filter((one) => labels.has(one))] }
  })
