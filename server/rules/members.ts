import type { MemberFinding } from '../../contract/users/giver-validation.ts'
import { searchedWords } from '../storage/search-words.ts'

/** Somebody as far as the member database of a federation knows them too. */
export type Named = { firstname: string; lastname: string | null; email: string | null }
/** A member with the commune of their address, as the file wrote it. */
export type Member = Named & { city: string | null }
/** What decides whether a giver is a member: who they are, and who else has their NIT. */
export type Candidate = Named & {
  city: string | null
  isVerified: boolean
  /** The members of their federation with their NIT. */
  members: readonly Member[]
  /** Whether a giver of that federation with the same NIT is validated, or was refused. */
  holder: 'held' | 'refused' | null
}

const bare = (text: string | null) => searchedWords(text ?? '').join(' ')
const address = ({ email }: Named) => email?.trim().toLowerCase()
const hasSameAddress = (one: Named, other: Named) => address(one) === address(other)
const hasSameName = (one: Named, other: Named) =>
  bare(one.lastname) === bare(other.lastname) && bare(one.firstname) === bare(other.firstname)

/** Whether a member with the NIT of a person may be this person: by their address or by their name. */
export const mayBeMember = (person: Named, member: Named): boolean =>
  hasSameAddress(person, member) || hasSameName(person, member)

/**
 * Compares a giver with the members of their federation (spec §4). Only `known` validates: an
 * address counts once it is confirmed, a name with its commune, and no NIT validates twice.
 */
export function findingOf(person: Candidate): Exclude<MemberFinding, 'exhausted'> {
  const { members, holder, city, isVerified } = person
  if (holder) return holder
  if (members.length === 0) return 'unknown'
  const isNamed = members.some(
    (member) => hasSameName(person, member) && bare(city) !== '' && bare(city) === bare(member.city),
  )
  const isAddressed = members.some((member) => hasSameAddress(person, member))
  if (isNamed || (isAddressed && isVerified)) return 'known'
  return isAddressed ? 'unconfirmed' : 'mismatch'
}
