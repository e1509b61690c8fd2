const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether a machine is this one, where nobody listens in between. */
const isHere = (hostname: string) => hostname === '' || loopback.test(hostname)

/** Whether what goes to the database is encrypted, or does not leave this machine. */
export function isDatabaseProtected(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host.startsWith('/') || isHere(host) || searchParams.get('sslmode') === 'verify-full'
}

/** The mail server's URL, by which nothing leaves this machine before TLS was agreed upon. */
export function encryptedSmtp(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  if (url.protocol === 'smtps:' || isHere(url.hostname)) return smtpUrl
  url.searchParams.delete('ignoreTLS')
  url.searchParams.set('requireTLS', 'true')
  return url.href
}
