// Words that pages, charts and files write alike.

/** Digits in pairs, as a phone number is read out (spec §9). */
export const phoneInPairs = (phone: string) => (phone.replace(/\D/g, '').match(/\d{1,2}/g) ?? []).join(' ')

/** A name after « de »: « de Manon », « d’Émile », « d’Hélène », « d’Yves » but « de Yann ». */
export const ofName = (name: string) =>
  /^(?:[aeiouhœ]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
