import type { FederationContact } from '../../contract/shared/federation-contact.ts'

/** The contact details of the recipient's federation as a sentence; empty if unknown. */
export function waysToReach(contact: FederationContact | undefined): string[] {
  const { contact_phone: phone, contact_email: email, contact_hours: hours } = contact ?? {}
  const ways = [...(phone ? [`téléphone ${phone}`] : []), ...(email ? [`e-mail ${email}`] : [])]
  return [
    ...(ways.length > 0 ? [`Pour joindre votre fédération : ${ways.join(', ')}.`] : []),
    ...(hours ? [`Horaires : ${hours.replace(/\.$/, '')}.`] : []),
  ]
}
