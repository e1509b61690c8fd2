import type { FederationContact } from '../../contract/shared/federation-contact.ts'

/** How the recipient reaches their federation, as a sentence of a mail; none where it has not said. */
export function waysToReach(contact: FederationContact | undefined): string[] {
  const { contact_phone: phone, contact_email: email, contact_hours: hours } = contact ?? {}
  const ways = [...(phone ? [`téléphone ${phone}`] : []), ...(email ? [`e-mail ${email}`] : [])]
  return [
    ...(ways.length > 0 ? [`Pour joindre votre fédération : ${ways.join(', ')}.`] : []),
    ...(hours ? [`Horaires : ${hours.replace(/\.$/, '')}.`] : []),
  ]
}
