/** The header by which a caller names a request, and by which every answer repeats the name. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

/** What a request may be called: nothing that could end a comment, a line or a quotation. */
export const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/

/** 32 characters without those that look like others (Crockford’s base 32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new name for a request, such as `7k3f-x2mw-8qpt`: 60 random bits, short enough for the telephone. */
export function newRequestId(): string {
  let id = ''
  for (const [index, byte] of crypto.getRandomValues(new Uint8Array(12)).entries())
    id += `${index === 4 || index === 8 ? '-' : ''}${ALPHABET[byte % 32]}`
  return id
}
