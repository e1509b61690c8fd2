import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProgram } from '../../../tests/server/support/processes/process.ts'
import { deployment, install, run } from './programs.ts'

/** HAProxy in front of two servers, with the settings of `docs/deployment/` and a certificate of its own. */
export type Proxy = Awaited<ReturnType<typeof startProxy>>

/** Starts HAProxy; `first` and `second`: ports of the servers. It listens when it is answered. */
export async function startProxy(first: number, second: number) {
  await install('haproxy', 'openssl')
  const folder = await mkdtemp(join(tmpdir(), 'venaison-proxy-'))
  const certificate = join(folder, 'venaison.pem')
  const authority = join(folder, 'authority.pem')
  await run('openssl', [...selfSigned('Authority'), '-keyout', authority, '-out', authority])
  const sign = () => makeCertificate(certificate, authority)
  await sign()
  const [port, plain] = [await freePort(), await freePort()]
  // Debian's HAProxy serves its own settings once installed; the service has an instance of its own.
  const proxy = startProgram('haproxy', ['-W', '-db', '-f', join(deployment, 'haproxy.cfg')], {
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
    /** The certificate of the authority that callers trust. */
    trusted: await readFile(authority, 'utf8'),
    /** Another certificate takes effect, as after a renewal. */
    async renew(): Promise<void> {
      await sign()
      proxy.kill('SIGUSR2')
    },
    async stop(): Promise<void> {
      await proxy.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const selfSigned = (name: string) =>
  `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${name}`.split(' ')

function makeCertificate(file: string, authority: string) {
  const names = ['-addext', 'subjectAltName=DNS:localhost']
  const signed = ['-CA', authority, '-CAkey', authority]
  return run('openssl', [...selfSigned('localhost'), ...names, ...signed, '-keyout', file, '-out', file])
}
