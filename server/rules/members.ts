import { bareWords } from '../storage/search-words.ts'

/** Somebody as far as the member database of a federation knows them too. */
export type Named = { firstname: string; lastname: string | null; email: string | null }

const bare = (text: string | null) => bareWords(text ?? '').join(' ')
const address = ({ email }: Named) => email?.trim().toLowerCase()

/** Whether a member of the federation with the same NIT is this person: by their address or by their name. */
export const isMember = (person: Named, member: Named): boolean =>
  address(person) === address(member) ||
  (bare(person.lastname) === bare(member.lastname) && bare(person.firstname) === bare(member.firstname))
