import { WORKBOOK } from '../../../contract/endpoint.ts'
import { FILES } from './api-tags.ts'
import { transferPath } from '../../../contract/giver/documents.ts'
import { certificatePath } from '../../../contract/receiver/received-animals.ts'

type Schema = Record<string, unknown>

const file = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
})
const text = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
})
const state = (description: string) => ({
  description,
  content: { 'application/json': { schema: { type: 'object' } } },
})

const parameter = (name: string, place: 'path' | 'query', schema: Schema) => ({
  name,
  in: place,
  required: place === 'path',
  schema,
})
const id = { type: 'integer', minimum: 1 }

/** Answers besides the refusals common to all. */
type Part = {
  id: string
  summary: string
  isOpen?: boolean
  parameters?: object[]
  done: object
  refused: readonly number[]
}

/** Files and monitoring endpoints, which are not calls of the contract. */
const fetched: Record<string, Part> = {
  '/exports/{token}': {
    id: 'fetchExport',
    summary: 'Télécharger une statistique demandée',
    parameters: [parameter('token', 'path', { type: 'string' })],
    done: { 200: file(WORKBOOK, 'Le classeur') },
    refused: [401, 403, 404, 429],
  },
  [certificatePath('{id}')]: {
    id: 'fetchCertificate',
    summary: 'Télécharger le certificat d’un animal reçu',
    parameters: [parameter('id', 'path', id)],
    done: { 200: file('application/pdf', 'Le certificat') },
    refused: [401, 403, 404, 429],
  },
  [transferPath('{id}')]: {
    id: 'fetchTransfer',
    summary: 'Télécharger le certificat de cession d’une de ses chasses, prérempli',
    parameters: [parameter('id', 'path', id)],
    done: { 200: file('application/pdf', 'Le certificat') },
    refused: [401, 403, 404, 429],
  },
  '/federations/{id}/logo': {
    id: 'fetchLogo',
    summary: 'Lire le logo d’une fédération',
    isOpen: true,
    parameters: [parameter('id', 'path', id), parameter('v', 'query', { type: 'string' })],
    done: { 200: file('image/png', 'Le logo'), 304: { description: 'Le logo n’a pas changé' } },
    refused: [404],
  },
  '/healthz': {
    id: 'checkHealth',
    summary: 'Savoir si le serveur tourne',
    isOpen: true,
    done: { 200: state('Il tourne') },
    refused: [],
  },
  '/readyz': {
    id: 'checkReadiness',
    summary: 'Savoir si le serveur peut répondre',
    isOpen: true,
    done: { 200: state('Il le peut') },
    refused: [],
  },
  '/.well-known/security.txt': {
    id: 'readSecurityText',
    summary: 'Savoir où signaler une faille',
    isOpen: true,
    done: { 200: text('Où, et jusqu’à quand cela vaut') },
    refused: [],
  },
}

type Describe = (description: string) => object

/** The meaning of each status for them. `later`: a `Retry-After` header is included. */
const refusalsOf = ({ problem, later }: Record<'problem' | 'later', Describe>): Record<number, object> => ({
  400: problem('Demande illisible'),
  401: problem('Personne n’est connecté'),
  403: problem('Droit manquant'),
  404: problem('Introuvable, ou à quelqu’un d’autre'),
  429: later('Trop de demandes'),
  500: problem('Erreur du serveur'),
  503: later('Le service ne peut pas répondre pour l’instant'),
})

/** Adds their descriptions, with the same refusals as other endpoints. */
export function describeFiles(describe: Record<'problem' | 'later', Describe>): Record<string, Schema> {
  const refusals = refusalsOf(describe)
  return Object.fromEntries(
    Object.entries(fetched).map(([path, { id, summary, isOpen, parameters, done, refused }]) => [
      path,
      {
        get: {
          operationId: id,
          tags: [FILES],
          summary,
          security: isOpen ? [] : [{ session: [] }],
          parameters: parameters ?? [],
          responses: {
            ...done,
            ...Object.fromEntries([400, ...refused, 500, 503].map((status) => [status, refusals[status]!])),
          },
        },
      },
    ]),
  )
}
