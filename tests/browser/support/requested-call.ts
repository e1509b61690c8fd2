import { type Endpoint, WORKBOOK } from '../../../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import type { CallParts } from '../../model/model.ts'

export type Asked = { url: string; method: string; headers: Record<string, string>; postData?: string }

const parameters = (path: string) => path.split('{').length - 1

/** A literal path takes precedence over one with parameters, as on the server. */
const patterns = Object.entries<Endpoint>(endpoints)
  .toSorted(([, a], [, b]) => parameters(a.path) - parameters(b.path))
  .map(([name, { method, path, accepts }]) => ({
    accepts,
    name: name as EndpointName,
    method: method as string,
    path: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

const header = ({ headers }: Asked, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]

/** A form with a file is posted even for a PUT, which forms cannot send. */
const isMadeBy = (request: Asked, method: string) =>
  request.method === method ||
  (method === 'PUT' &&
    request.method === 'POST' &&
    header(request, 'content-type')?.startsWith('multipart/form-data') === true)

export function callOf(request: Asked): { name: EndpointName; parts: CallParts } | undefined {
  const url = new URL(request.url)
  for (const { name, method, path, accepts } of patterns) {
    const wantsWorkbook = header(request, 'accept') === WORKBOOK
    const isAsked = isMadeBy(request, method) && wantsWorkbook === (accepts !== undefined)
    const found = isAsked ? path.exec(url.pathname) : null
    if (!found) continue
    const isJson = header(request, 'content-type')?.includes('json') && request.postData !== undefined
    const body = isJson ? (JSON.parse(request.postData ?? '') as unknown) : undefined
    return { name, parts: { params: found.groups ?? {}, query: Object.fromEntries(url.searchParams), body } }
  }
  return undefined
}
