import { linkRedemption } from '../patterns/link-redemption.ts'

/** Design §5 « Validation »: an e-mail address counts once its link has been followed. */
export const addressConfirmation = linkRedemption('confirmAddress')
