const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether a host is this machine, in which case no network traffic can be intercepted. */
export const isHere = (hostname: string) => hostname === '' || loopback.test(hostname)

/** Whether the database connection is encrypted, or local to this machine. */
export function isDatabaseProtected(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host.startsWith('/') || isHere(host) || searchParams.get('sslmode') === 'verify-full'
}

/** The mail server's URL, changed so that nothing is sent to another machine before TLS is negotiated. */
export function encryptedSmtp(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  if (url.protocol === 'smtps:' || isHere(url.hostname)) return smtpUrl
  url.searchParams.delete('ignoreTLS')
  url.searchParams.set('requireTLS', 'true')
  return url.href
}
