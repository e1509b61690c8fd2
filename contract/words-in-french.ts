// Words that pages, charts and files write alike.

/** Digits in pairs, as a phone number is read out (spec §9). */
export const phoneInPairs = (phone: string) => (phone.replace(/\D/g, '').match(/\d{1,2}/g) ?? []).join(' ')

/** A name after « de »: « de Manon », « d’Émile », « d’Hélène », « d’Yves » but « de Yann ». */
export const ofName = (name: string) =>
  /^(?:[aeiouhœ]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`

/**
 * A federation within a sentence, by its name: « la Fédération des chasseurs du Cher », and « la fédération
 * Loiret » where the name does not say what it is.
 */
export const theFederation = (name: string) =>
  /^f[ée]d[ée]ration\s/i.test(name.normalize('NFC')) ? `la ${name}` : `la fédération ${name}`
