import type { FastifyInstance } from 'fastify'
import { Id } from '../../contract/fields.ts'
import { certificatePath } from '../../contract/receiver/received-animals.ts'
import { transferPath } from '../../contract/giver/documents.ts'
import { certificateOf } from '../documents/certificate.ts'
import { drawSheet } from '../documents/drawing.ts'
import { gameTransferOf } from '../documents/game-transfer.ts'
import type { Sheet } from '../documents/sheet.ts'
import { findTransferred } from '../queries/giver/donations.ts'
import { findReceivedOne } from '../queries/receiver/received-animals.ts'
import { limitRequests } from '../security/request-limits.ts'
import { checkAccess } from './access.ts'
import { NotFound } from './errors.ts'
import type { RouteSettings } from './routes.ts'
import { DOCUMENT_POLICY } from '../security/security-headers.ts'

/** Certificates rendered per person and 15 minutes. */
const MOST = 30

type Parts = Pick<RouteSettings, 'db' | 'secret' | 'now' | 'sessions' | 'costlyCalls' | 'publicUrl'>

/** Draws a certificate for the caller. `find`: its sheet, if it is about something of theirs. */
type Certificate = {
  path: string
  access: 'receiver' | 'giver'
  missing: string
  find: (callerId: number, id: number, now: Date) => Promise<Sheet | undefined>
}

/** Serves the certificate of an animal to its receiver, and that of a hunt's transfers to its giver. */
export function registerCertificates(app: FastifyInstance, parts: Parts): void {
  const { db, secret, sessions, costlyCalls, publicUrl } = parts
  const certificates: Certificate[] = [
    {
      path: certificatePath(':id'),
      access: 'receiver',
      missing: 'Ce certificat n’existe pas, ou la remise a été annulée.',
      find: async (callerId, id, now) => {
        const animal = await findReceivedOne(db, callerId, id)
        return animal && certificateOf(animal, publicUrl(), now)
      },
    },
    {
      path: transferPath(':id'),
      access: 'giver',
      missing: 'Cette chasse n’existe pas, ou a été supprimée.',
      find: async (callerId, id) => {
        const known = await findTransferred(db, callerId, id)
        return known && gameTransferOf(known)
      },
    },
  ]
  for (const { path, access, missing, find } of certificates)
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const { caller } = await sessions.read(request, reply)
      checkAccess({ access }, caller)
      const id = Id.safeParse(request.params.id)
      const now = parts.now()
      const sheet = caller && id.success && (await find(caller.id, id.data, now))
      if (!sheet) throw new NotFound(missing)
      await limitRequests(db, { secret, now, what: 'certificates of', who: String(caller.id), most: MOST })
      const file = await costlyCalls.during(caller.id, reply.raw, () => drawSheet(sheet))
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `inline; filename="${sheet.file}"`)
        .header('content-security-policy', DOCUMENT_POLICY)
        .send(file)
    })
}
