/** The characters of the 7-bit GSM alphabet (GSM 03.38), and those that count twice. */
const SINGLE = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const DOUBLE = new Set('^{}\\[~]|€')

const written: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  '’': "'",
  '«': '"',
  '»': '"',
  '…': '...',
  '–': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
}

/** A text in the GSM alphabet: « Françoise, à l’hôtel » becomes « Francoise, à l'hotel ». */
export const plainLetters = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) =>
      SINGLE.has(letter) || DOUBLE.has(letter)
        ? letter
        : (written[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')),
    )
    .join('')

/**
 * The number of SMS that a text takes, each of which is charged: 160 characters in one, 153 each in
 * several; with any other character 70 and 67.
 */
export function messagesIn(text: string): number {
  const letters = [...text]
  const isPlain = letters.every((letter) => SINGLE.has(letter) || DOUBLE.has(letter))
  const length = isPlain
    ? letters.reduce((sum, letter) => sum + (DOUBLE.has(letter) ? 2 : 1), 0)
    : text.length
  const [alone, joined] = isPlain ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / joined)
}

/** A link that opens a prefilled text message, and the number of SMS it takes. */
export type TextMessage = { to: string; count: number }

/** A prefilled text message, and the number of SMS it takes. */
export function textMessage(phone: string, text: string): TextMessage {
  const plain = plainLetters(text)
  return {
    to: `sms:${phone.replaceAll(' ', '')}?body=${encodeURIComponent(plain)}`,
    count: messagesIn(plain),
  }
}
