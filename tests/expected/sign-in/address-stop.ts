import { linkRedemption } from '../patterns/link-redemption.ts'

/** Whoever has the former address stops what staff began, once they press the button. */
export const addressStop = linkRedemption('stopAddressChange')
