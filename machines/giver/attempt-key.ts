/**
 * The idempotency key of an attempt. The same entry sent again has the same key and is stored once; a
 * corrected entry gets a new key. `formKey` identifies one opening of the form.
 */
export const keyOfAttempt = (formKey: string, entry: object) => {
  const sum = [...JSON.stringify(entry)].reduce(
    (hash, sign) => (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0,
    7,
  )
  return `${formKey}.${(sum >>> 0).toString(36)}`
}
