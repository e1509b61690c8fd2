import { linkRedemption } from '../patterns/link-redemption.ts'

/** The owner of the former address stops a change started by staff, once they press the button. */
export const addressStop = linkRedemption('stopAddressChange')
