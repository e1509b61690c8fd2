import type { Token } from 'marked'
import { fr } from './typography.ts'

/** French typography in the texts of a Markdown page, not in its code and addresses: `walkTokens` of marked. */
export function withFrenchSpaces(token: Token): void {
  if (token.type === 'text' && !('tokens' in token && token.tokens)) token.text = fr(token.text as string)
}
