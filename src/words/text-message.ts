/** The letters that a text message carries in seven bits (GSM 03.38), and those that count for two. */
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

/** A text in the letters of text messages: « Françoise, à l’hôtel » as « Francoise, à l'hotel ». */
export const plainLetters = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) =>
      SINGLE.has(letter) || DOUBLE.has(letter)
        ? letter
        : (written[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')),
    )
    .join('')

/**
 * As how many messages a text is sent, each of which is paid: one holds 160 letters, several 153 each; with
 * one letter of another alphabet, 70 and 67.
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

/** A link that opens a text message, ready written, and how many messages it is sent as. */
export type TextMessage = { to: string; count: number }

export function textMessage(phone: string, text: string): TextMessage {
  const plain = plainLetters(text)
  return {
    to: `sms:${phone.replaceAll(' ', '')}?body=${encodeURIComponent(plain)}`,
    count: messagesIn(plain),
  }
}
