/**
 * What one subscriber is usually given: an IPv4 address as it is, the /64 of an IPv6 address (its
 * first four groups). Whoever counts callers counts these, since all of a /64 may be one machine.
 */
export function networkOf(address: string): string {
  const [text = ''] = address.split('%')
  if (!text.includes(':')) return text
  // The URL parser writes an IPv6 address one way only, without a dotted end.
  const url = `http://[${text}]`
  if (!URL.canParse(url)) return text
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before!.length - after!.length }, () => '0')
  const groups = [...before!, ...zeros, ...after!]
  const isIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isIpv4 ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

/** The last two groups of an IPv6 address that stands for an IPv4 one, written as that. */
const dotted = (groups: string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
