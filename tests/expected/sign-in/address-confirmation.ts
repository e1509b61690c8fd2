import { linkRedemption } from '../patterns/link-redemption.ts'

const { following, ...others } = linkRedemption('confirmAddress')

/** Design §5 « Validation »: an e-mail address counts once its link has been followed. */
export const addressConfirmation = {
  ...others,
  '*': { start: 'checking' },
  // Opened again after it served, the page says so instead of asking once more.
  checking: {
    'checkAddressLink done': ['confirmed if isConfirmed', 'offered'],
    'checkAddressLink failed': 'offered',
  },
  following: { ...following, 'confirmAddress done': 'followed' },
}
