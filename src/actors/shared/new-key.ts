/** A key that no other form has. Also works on insecure origins, where `crypto.randomUUID` is missing. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('.')
