import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../server/support/processes.ts'
import { startProcess } from './process.ts'
import { install, run } from './programs.ts'

/** The files that an operator installs. */
export const deployment = resolve(import.meta.dirname, '../../../docs/deployment')

/** HAProxy in front of two servers, with the settings of `docs/deployment/` and a certificate of its own. */
export type Proxy = Awaited<ReturnType<typeof startProxy>>

/** Starts HAProxy; `first` and `second`: ports of the servers. It listens when it is answered. */
export async function startProxy(first: number, second: number) {
  await install('haproxy', 'openssl')
  const folder = await mkdtemp(join(tmpdir(), 'venaison-proxy-'))
  const certificate = join(folder, 'venaison.pem')
  await makeCertificate(certificate)
  const trusted = [await readFile(certificate, 'utf8')]
  const [port, plain] = [await freePort(), await freePort()]
  // Debian's HAProxy serves its own settings once installed; the service has an instance of its own.
  const proxy = startProcess('haproxy', ['-W', '-db', '-f', join(deployment, 'haproxy.cfg')], {
    env: {
      HTTPS: `127.0.0.1:${port}`,
      HTTP: `127.0.0.1:${plain}`,
      CERTIFICATE: certificate,
      UNAVAILABLE: join(deployment, 'unavailable.http'),
      FIRST: `127.0.0.1:${first}`,
      SECOND: `127.0.0.1:${second}`,
    },
  })
  return {
    port,
    plain,
    url: `https://localhost:${port}`,
    /** The certificates that callers trust: every one it has had. */
    trusted,
    printed: proxy.printed,
    ended: proxy.ended,
    /** Another certificate takes effect, as after a renewal. */
    async renew(): Promise<void> {
      await makeCertificate(certificate)
      trusted.push(await readFile(certificate, 'utf8'))
      proxy.kill('SIGUSR2')
    },
    async stop(): Promise<void> {
      await proxy.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** How a self-signed certificate for `localhost` is made. */
const selfSigned =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'

/** Writes such a certificate and its key into one file. */
const makeCertificate = (file: string) =>
  run('openssl', [...selfSigned.split(' '), '-keyout', file, '-out', file])
