import { createHash } from 'node:crypto'

/** What a form of the back-office changes of a user, as stored. */
type Editable = {
  firstname: string
  lastname: string | null
  email: string
  phone: string | null
  city_id: number | null
  federation_id: number | null
  role_id: number
  is_wolfhunter: boolean | null
}

/** A word that changes when anything that a form changes of a user does, whoever changed it (design §4, 409). */
export function revisionOf(user: Editable): string {
  const { firstname, lastname, email, phone, city_id, federation_id, role_id, is_wolfhunter } = user
  const told = [firstname, lastname, email, phone, city_id, federation_id, role_id, is_wolfhunter]
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 16)
}
