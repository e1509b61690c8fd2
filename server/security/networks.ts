/**
 * The network usually assigned to one subscriber: an IPv4 address itself, or the /64 of an IPv6 address
 * (its first four groups). Rate limits count networks, since all of a /64 may be one machine.
 */
export function networkOf(address: string): string {
  const [text = ''] = address.split('%')
  if (!text.includes(':')) return text
  // The URL parser normalises IPv6 addresses, including dotted IPv4 suffixes.
  const url = `http://[${text}]`
  if (!URL.canParse(url)) return text
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before!.length - after!.length }, () => '0')
  const groups = [...before!, ...zeros, ...after!]
  const isIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isIpv4 ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

/** The last two groups of an IPv4-mapped IPv6 address, in dotted notation. */
const dotted = (groups: string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
