/**
 * A failure followed by advice: « Le compte n’a pas pu être lu. Vérifiez votre réseau, puis réessayez. »
 * After a colon the advice continues the sentence. `end` closes it.
 */
export function withNetworkAdvice(failure = '', end = '.'): string {
  const advice = `${failure.endsWith(':') ? 'vérifiez' : 'Vérifiez'} votre réseau, puis réessayez${end}`
  return failure ? `${failure} ${advice}` : advice
}
