import type { FastifyInstance } from 'fastify'
import { parisDay } from '../../contract/days.ts'
import { Id } from '../../contract/fields.ts'
import { certificatePath } from '../../contract/receiver/received-animals.ts'
import { certificateOf } from '../documents/certificate.ts'
import { drawSheet } from '../documents/drawing.ts'
import { findReceivedOne } from '../queries/receiver/received-animals.ts'
import { limitRequests } from '../security/request-limits.ts'
import { checkAccess } from './access.ts'
import { NotFound } from './errors.ts'
import type { RouteSettings } from './routes.ts'
import { DOCUMENT_POLICY } from '../security/security-headers.ts'

/** Certificates rendered per person and 15 minutes. */
const MOST = 30

type Parts = Pick<RouteSettings, 'db' | 'secret' | 'now' | 'sessions' | 'costlyCalls' | 'publicUrl'>

/** Serves the certificate of an animal to its receiver. */
export function registerCertificates(app: FastifyInstance, parts: Parts): void {
  const { db, secret, sessions, costlyCalls, publicUrl } = parts
  app.get<{ Params: { id: string } }>(certificatePath(':id'), async (request, reply) => {
    const { caller } = await sessions.read(request, reply)
    checkAccess({ access: 'receiver' }, caller)
    const id = Id.safeParse(request.params.id)
    const now = parts.now()
    const animal = caller && id.success && (await findReceivedOne(db, caller.id, id.data))
    if (!animal) throw new NotFound('Ce certificat n’existe pas, ou la remise a été annulée.')
    await limitRequests(db, { secret, now, what: 'certificates of', who: String(caller.id), most: MOST })
    const sheet = certificateOf(animal, publicUrl(), parisDay(now))
    const file = await costlyCalls.during(caller.id, reply.raw, () => drawSheet(sheet))
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${sheet.file}"`)
      .header('content-security-policy', DOCUMENT_POLICY)
      .send(file)
  })
}
