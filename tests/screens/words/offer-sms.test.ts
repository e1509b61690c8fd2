import { describe, expect, test } from 'vitest'
import { contactSms, offerSms } from '../../../src/words/offer-sms.ts'
import { messagesIn, plainLetters } from '../../../src/words/text-message.ts'

const hunt = { started_at: '2026-12-05', city: { label: 'Saint-Amand-Montrond' } }
const origin = 'https://venaison.example.org'
const writer = 'Hélène Moreau'
const textOf = (to: string) => decodeURIComponent(to.split('?body=')[1]!)

describe('text messages', () => {
  test('An offer fits into one message, names who writes, the day and place, and contains no secret', () => {
    const { to, count } = offerSms(
      '06 12 34 56 78',
      { ...hunt, firstname: 'Marie-Christine' },
      writer,
      origin,
    )
    expect(to).toMatch(/^sms:0612345678\?body=/)
    expect(textOf(to)).toBe(
      'Bonjour Marie-Christine, ici Hélène Moreau. Du gibier de la chasse du 05/12 à Saint-Amand-Montrond ? Répondez sur https://venaison.example.org/receiver',
    )
    expect(count).toBe(1)
  })

  test.each([true, false])('A contact message fits into one message as well (planned: %s)', (isPlanned) => {
    const { to, count } = contactSms('06 12 34 56 78', { ...hunt, firstname: 'Françoise' }, writer, isPlanned)
    expect(textOf(to)).toContain('Bonjour Francoise, ici Hélène Moreau.')
    expect(count).toBe(1)
  })

  test.each([
    ['ê', 'e'],
    ['ô', 'o'],
    ['ç', 'c'],
    ['Î', 'I'],
    ['œ', 'oe'],
    ['’', "'"],
    // Part of the GSM alphabet.
    ['éèàùÇÉ', 'éèàùÇÉ'],
    ['n\u0303', 'ñ'],
  ])('%s is written %s', (letter, plain) => expect(plainLetters(letter)).toBe(plain))

  test.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    // One character outside the alphabet reduces the capacity to 70.
    [`ê${'a'.repeat(69)}`, 1],
    [`ê${'a'.repeat(70)}`, 2],
    [`ê${'a'.repeat(134)}`, 3],
    ['', 1],
  ])('%s… is %i message(s)', (text, count) => expect(messagesIn(text)).toBe(count))

  test('A long name makes two messages, which is displayed', () => {
    const firstname = 'Marie-Christine-Bernadette-Alexandrine'
    expect(offerSms('0612345678', { ...hunt, firstname }, writer, origin).count).toBe(2)
  })
})
