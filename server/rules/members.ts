import type { MemberFinding } from '../../contract/users/giver-validation.ts'
import { searchedWords } from '../storage/search-words.ts'

/** The fields of a person that a member database contains as well. */
export type Named = { firstname: string; lastname: string | null; email: string | null }
/** A member with the commune of their address, as written in the file. */
export type Member = Named & { city: string | null }
/** What decides whether a giver matches a member: their identity, and who else has their NIT. */
export type Candidate = Named & {
  city: string | null
  isVerified: boolean
  /** The members of their federation with their NIT. */
  members: readonly Member[]
  /** Whether another giver of that federation with the same NIT is validated, or was refused. */
  holder: 'held' | 'refused' | null
}

const bare = (text: string | null) => searchedWords(text ?? '').join('')
const address = ({ email }: Named) => email?.trim().toLowerCase()
const hasSameAddress = (one: Named, other: Named) => address(one) === address(other)
/** Whether two people have the same name, however it is written. */
export const hasSameName = (
  one: Pick<Named, 'firstname' | 'lastname'>,
  other: Pick<Named, 'firstname' | 'lastname'>,
): boolean => bare(one.lastname) === bare(other.lastname) && bare(one.firstname) === bare(other.firstname)

/** The addresses of the members whom a giver names without having their address. */
export const addressesToWarn = (person: Candidate): string[] =>
  findingOf(person) === 'otherAddress'
    ? person.members.flatMap((member) => (hasSameName(person, member) ? (address(member) ?? []) : []))
    : []

/** Whether a member with the person's NIT may be this person, by address or by name. */
export const mayBeMember = (person: Named, member: Named): boolean =>
  hasSameAddress(person, member) || hasSameName(person, member)

/**
 * Compares a giver with the members of their federation (spec §4). Only `known` validates: an address
 * must be confirmed, a name needs its commune, and a NIT validates only one giver. Whoever has the name of a
 * member with another address waits: a name, a commune and a NIT are no secrets.
 */
export function findingOf(person: Candidate): Exclude<MemberFinding, 'exhausted'> {
  const { members, holder, city, isVerified } = person
  if (holder) return holder
  if (members.length === 0) return 'unknown'
  const named = members.filter(
    (member) => hasSameName(person, member) && bare(city) !== '' && bare(city) === bare(member.city),
  )
  const isAddressed = members.some((member) => hasSameAddress(person, member))
  if (isAddressed && isVerified) return 'known'
  if (isAddressed) return 'unconfirmed'
  if (named.length === 0) return 'mismatch'
  return named.some((member) => !address(member)) ? 'known' : 'otherAddress'
}
