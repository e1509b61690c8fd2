import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { describeApi } from '../../../server/http/openapi/openapi.ts'
import { operations } from '../fuzz/inputs.ts'
import { inWorld } from '../support/in-world.ts'

test('Every endpoint of the contract is described, with its refusals', () => {
  for (const [name, { method, path, access, accepts, guarded = false }] of Object.entries<Endpoint>(
    endpoints,
  )) {
    const { operation } = operations.find((one) => one.path === path && one.method === method)!
    if (accepts) {
      expect(operation.description).toContain(name)
      continue
    }
    expect(operation.operationId).toBe(name)
    const statuses = Object.keys(operation.responses)
    expect(statuses).toEqual(expect.arrayContaining(['200', '400', '422', '500', '503']))
    expect(statuses.includes('401'), name).toBe(access !== 'public')
    expect(statuses.includes('419'), name).toBe(method !== 'GET' || guarded)
    expect(statuses.includes('415'), name).toBe(method !== 'GET')
    const named = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => `{${name}}`)
    expect(path.match(/\{\w+\}/g) ?? []).toEqual(named)
  }
})

test('The calls are grouped by the groups that the document lists, and no group is empty', () => {
  const { tags } = describeApi(false)
  const used = new Map<string, string[]>()
  for (const { path, operation } of operations) {
    expect(operation.tags, path).toHaveLength(1)
    for (const tag of operation.tags) used.set(tag, [...(used.get(tag) ?? []), path])
  }
  expect([...used.keys()].toSorted()).toEqual(tags.map(({ name }) => name).toSorted())
  // Paths without a group end up in « Références », which must contain public lists only.
  expect([...new Set(used.get('Références'))].toSorted()).toEqual([
    '/api/v1/cities',
    '/api/v1/specimen_types',
  ])
})

inWorld((world) => {
  test('The description and its viewer are served, the viewer under a policy of its own', async () => {
    const visitor = await world.as(null)
    expect((await visitor.get('/api/v1/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
    const viewer = await visitor.open('/api/docs/')
    expect(viewer.statusCode).toBe(200)
    const policy = String(viewer.headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')

    const script = await visitor.get('/api/docs/static/swagger-ui-standalone-preset.js')
    const styles = [...script.body.matchAll(/createElement\("style",null,"([^"]+)"\)/g)]
    expect(styles.length).toBeGreaterThan(0)
    for (const [, style = ''] of styles)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })
})
