import { linkRedemption } from '../patterns/link-redemption.ts'

/** Design §5 « Token: a single-use sign-in link, ten minutes ». */
export const tokenSignIn = linkRedemption('signInByLink')
