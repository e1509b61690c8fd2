/**
 * The name of an attempt to send an entry: the same entry sent again has the same name and is kept once,
 * a corrected entry has another. `formKey` tells one opening of the form from another.
 */
export const keyOfAttempt = (formKey: string, entry: object) => {
  const sum = [...JSON.stringify(entry)].reduce(
    (hash, sign) => (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0,
    7,
  )
  return `${formKey}.${(sum >>> 0).toString(36)}`
}
