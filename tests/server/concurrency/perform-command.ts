import type { LightMyRequestResponse } from 'fastify'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { View } from '../../../contract/statistics/statistics.ts'
import { dayAfter } from '../../../contract/days.ts'
import type { Db } from '../../../server/database.ts'
import { statistician } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { roleRows } from '../../world/roles.ts'
import type { Visitor } from '../support/app.ts'
import { multipart } from '../support/files/forms.ts'
import { today } from '../support/in-world.ts'
import { type Command, type Operation, member } from './commands.ts'
import { named } from './model.ts'
import { rowsIn } from '../support/rows.ts'

/** An id that no row has. */
const NOTHING = 999_999

/** The ids of the names in a command, as its actor sees them. */
export type KnownIds = Awaited<ReturnType<typeof findIds>>
export async function findIds(db: Db, command: Command) {
  const name = 'hunt' in command ? command.hunt : null
  const where =
    name !== null && name in named ? { id: named[name as keyof typeof named] } : { idempotency_key: name }
  const [hunt] = name === null ? [] : await rowsIn(db).all('hunts', where, 'id', 'city_id')
  const huntId = hunt?.id ?? NOTHING
  const contacts = await rowsIn(db).all('contacts', { hunt_id: huntId }, 'id', 'receiver_id')
  const contactIds = new Map(contacts.map(({ id, receiver_id }) => [receiver_id, id]))
  return { huntId, cityId: hunt?.city_id ?? place('Bourges').id, contactIds }
}

const roleIds = { role_manager: roleRows.manager.id, statistics_viewer: roleRows.statistician.id }
const dayOf = (day: number) => dayAfter(today, day)
/** Days since the first one. */
const daysTo = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
const lists = (types: number[]) => ({ specimen_type_ids: types, quantities: types.map(() => 2) })

/**
 * Executes a command, and translates the answer into the terms of the model. `rest` is awaited between
 * checks whether background work has ended.
 */
export async function perform(
  visitor: Visitor,
  command: Operation,
  ids: KnownIds,
  rest: () => Promise<void>,
): Promise<string> {
  /** Sends like the browser: with a new token if the session has changed. */
  const send = async (...[method, url, sent]: Parameters<Visitor['send']>) => {
    const first = await visitor.send(method, url, sent)
    if (first.statusCode !== 419) return first
    await visitor.open('/login')
    return visitor.send(method, url, sent)
  }
  const told = async (
    response: Promise<LightMyRequestResponse>,
    tell: (data: never) => string = () => '',
  ) => {
    const { statusCode, body, ...answer } = await response
    if (statusCode !== 200) return String(statusCode)
    const json: { data?: unknown } | null = body ? answer.json() : null
    // Each call says what its answer contains.
    return `200 ${tell((json?.data ?? json) as never)}`.trim()
  }
  const hunt = `/api/v1/hunts/self/${ids.huntId}`
  const contact = (receiver: number) => ids.contactIds.get(receiver) ?? NOTHING

  switch (command.do) {
    case 'plan': {
      const body = {
        started_at: dayOf(command.day),
        city_id: place(command.town).id,
        ...lists(command.types),
      }
      const headers = { 'idempotency-key': command.key }
      return told(send('POST', '/api/v1/hunts/self', { body, headers }))
    }
    case 'edit': {
      const body = { started_at: dayOf(command.day), city_id: ids.cityId, ...lists(command.types) }
      return told(send('PUT', hunt, { body }))
    }
    case 'delete':
      return told(send('DELETE', hunt))
    case 'obtain':
      return told(send('POST', `${hunt}/contacts`))
    case 'reveal':
      return told(
        send('PUT', `/api/v1/contacts/${contact(command.receiver)}/phone`),
        ({ phone }: { phone: string }) => phone,
      )
    case 'report': {
      const { gifts } = command
      const contact_ids = gifts.map(([receiver]) => contact(receiver))
      const specimen_type_ids = gifts.map(([, type]) => type)
      const quantities = gifts.map(([, , quantity]) => quantity)
      return told(send('POST', `${hunt}/donations`, { body: { contact_ids, specimen_type_ids, quantities } }))
    }
    case 'read contacts':
      return told(send('GET', `${hunt}/donations`), ({ contacts }: { contacts: Contact[] }) =>
        contacts
          .map(({ firstname, phone, sum_donation, donations }) => {
            const here = donations.map(({ specimen_type_id, quantity }) => `${specimen_type_id}:${quantity}`)
            return `${firstname} ${phone ? 'shown' : 'hidden'} ${sum_donation} [${here.sort()}]`
          })
          .sort()
          .join(', '),
      )
    case 'list hunts':
      return told(
        send('GET', `/api/v1/hunts/self?perPage=1000&hunt_state_code=${command.state}`),
        (rows: Hunt[]) =>
          rows
            .map(({ started_at, hunt_previsions: expected }) => {
              const types = expected.map(({ specimen_type_id }) => specimen_type_id)
              return `${daysTo(started_at)}:${types.sort().join('+')}`
            })
            .sort()
            .join(', '),
      )
    case 'count hunters':
      return told(
        send('GET', '/api/v1/receivers/self/contact/count'),
        ({ number_contacts }) => number_contacts,
      )
    case 'wish':
      return told(send('PUT', '/api/v1/wishes/self', { body: lists(command.types) }))
    case 'be available': {
      const body = { is_always_available: command.always ? 1 : 0, started_at_dates: [], ended_at_dates: [] }
      return told(send('PUT', '/api/v1/availabilities/self', { body }))
    }
    case 'choose':
      return told(send('PUT', '/api/v1/users/self/set_gdpr_state', { body: { gdpr_state: command.gdpr } }))
    case 'change NIT':
      return told(send('PUT', '/api/v1/givers/self', { body: { nit: command.nit } }))
    case 'block':
      return told(send('PUT', `/api/v1/users/${command.whom}/block`))
    case 'anonymise':
      return told(send('DELETE', `/api/v1/users/${command.whom}/delete`))
    case 'record choice':
      return told(send('PUT', `/api/v1/users/${command.whom}/gdpr`, { body: { gdpr_state: command.gdpr } }))
    case 'validate':
      return told(send('PUT', `/api/v1/givers/${command.whom}/validate`))
    case 'ban':
      return told(send('PUT', `/api/v1/givers/${command.whom}/invalidate`))
    case 'change role': {
      const { id, firstname, email } = statistician
      const body = { firstname, email, role_id: roleIds[command.role] }
      return told(send('PUT', `/api/v1/users/${id}`, { body }))
    }
    case 'list waiting':
      return told(send('GET', '/api/v1/givers/need_validation'), (rows: { id: number }[]) =>
        String(rows.map(({ id }) => id).sort((a, b) => a - b)),
      )
    case 'count animals':
      return told(send('POST', '/api/v1/statistics/donations_by_type', { body: {} }), ({ rows }: View) =>
        String(rows.reduce((sum, [, animals]) => sum + Number(animals), 0)),
      )
    case 'import members': {
      const { federation } = command
      const { nit, lastname, firstname, city } = member[federation]
      const lines = [
        'NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE',
        `${lastname};${firstname};${nit};;;;${city};`,
      ]
      const form = await multipart({ file_retrivers: new File([lines.join('\r\n')], 'members.csv') })
      const answer = await told(send('POST', `/api/v1/federations/${federation}/import_retrievers`, form))
      if (answer !== '200') return answer
      // It continues after its answer until its job ends.
      for (;;) {
        await rest()
        const job = await send('GET', `/api/v1/federations/${federation}/jobs/current`)
        const state = job.statusCode === 200 ? (job.json() as { data: { state: string } }).data.state : '403'
        if (state !== 'running') return state === 'done' ? '200' : state
      }
    }
  }
}
