import { expect, test } from 'vitest'
import { specimenTypes } from '../../world/answers.ts'
import { giver, receiver } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { statementsDuring } from '../support/databases/statements.ts'

inWorld((world) => {
  const open = async () => {
    const visitor = await world.as(null)
    const search = async (query: string) => {
      const response = await visitor.get(`/api/v1/cities?${query}`)
      expect(response.statusCode).toBe(200)
      return (response.json().data as { label_full: string }[]).map((city) => city.label_full)
    }
    return { search, named: (text: string) => search(`search=${encodeURIComponent(text)}`) }
  }

  test('A commune is found ignoring accents, by prefixes of its words, or by a postal code', async () => {
    const { named } = await open()
    const bourges = ['Bourges (18000)']
    for (const text of [
      'BOURGES',
      'bourges (18)',
      '18000',
      ' bourges ',
      'Bourges (18000)',
      'bourg 180',
      'bourges bourges bourg',
    ])
      expect([text, await named(text)]).toEqual([text, bourges])
    for (const text of ['mehun yevre', 'Mehun-sur-Yèvre', 'mehun sur yev'])
      expect([text, await named(text)]).toEqual([text, ['Mehun-sur-Yèvre (18500)']])
    for (const text of ["l'isle", 'l’isle', 'isle jour'])
      expect([text, await named(text)]).toEqual([text, ["L'Isle-Jourdain (32600)"]])
    expect(await named('œting')).toEqual(await named('oeting'))
    expect(await named('hay roses')).toEqual(["L'Haÿ-les-Roses (94240)"])
    expect(await named('ajaccio 2A')).toEqual(['Ajaccio (20000)'])
  })

  test('Saint is found in full, shortened and half typed; answers are sorted by full label', async () => {
    const { named } = await open()
    const amands = [
      'Saint-Amand-en-Puisaye (58310)',
      'Saint-Amand-les-Eaux (59230)',
      'Saint-Amand-Montrond (18200)',
    ]
    for (const text of ['saint am', 'st-amand', 'St Amand', 'sai amand', 'saint sa amand'])
      expect([text, await named(text)]).toEqual([text, amands])
  })

  test('Every postal code of a commune finds it', async () => {
    const { named } = await open()
    for (const code of ['75001', '75116', '75020']) expect(await named(code)).toEqual(['Paris (75001)'])
  })

  test('A federation limits the search to its towns, and widens it to 80 km for receivers', async () => {
    const { search } = await open()
    expect(await search('search=saint&federation_id=2')).toEqual([])
    expect(await search('search=vatan&federation_id=1')).toEqual([])
    expect(await search('search=vatan&federation_id=1&near_from_federation=1')).toEqual(['Vatan (36150)'])
    expect(await search('search=vatan&federation_id=1&near_from_federation=true')).toEqual(['Vatan (36150)'])
    expect(await search('search=lyon&federation_id=1&near_from_federation=1')).toEqual([])
    expect(await search('search=lyon&federation_id=')).toEqual(['Lyon (69001)'])
    expect(await search('search=lyon&federation_id=3')).toEqual([])
    expect(await search('search=&federation_id=2')).toHaveLength(4)
  })

  test('An empty search, or one without matches, finds nothing', async () => {
    const { named } = await open()
    for (const text of ['', '   ', '%', '_', '---', "'; drop table cities; --", 'zzzz', '🐗'])
      expect([text, await named(text)]).toEqual([text, []])
  })

  test('Somebody signed in searches a thousand times in 15 minutes, a network as often as its setting says; others are unaffected', async () => {
    const later = new Date(noon.getTime() + 15 * 60_000)
    const one = '/api/v1/cities?search=bourges'
    // A network has a hundredth of what somebody signed in has, so that few searches use it up.
    const as = (person: { email: string } | null, now = noon) =>
      world.as(person, now, { proxyHops: 1, networkFactor: person ? 1 : 0.01 })
    const status = async (person: { email: string } | null, now = noon, from = '203.0.113.7') => {
      const answer = await (await as(person, now)).get(one, { 'x-forwarded-for': from })
      return [answer.statusCode, answer.headers['retry-after']]
    }
    const exhaust = async (person: { email: string } | null, most: number) => {
      const visitor = await as(person)
      for (let n = 1; n < most; n++) await visitor.get(one, { 'x-forwarded-for': '203.0.113.7' })
    }
    expect(await status(null)).toEqual([200, undefined])
    await exhaust(null, 10)
    expect(await status(null)).toEqual([429, '900'])
    expect(await status(null, noon, '203.0.113.8')).toEqual([200, undefined])
    expect(await status(receiver)).toEqual([200, undefined])
    await exhaust(receiver, 1000)
    expect(await status(receiver, noon, '203.0.113.9')).toEqual([429, '900'])
    expect(await status(giver)).toEqual([200, undefined])
    expect(await status(null, later)).toEqual([200, undefined])
    // No letter that somebody types costs a write.
    expect(await world.all('request_counts', {})).toEqual([])
  })

  test.each([
    ['b', ['B ', 'b-', "b'", '-b', '« B »', 'b.']],
    ['bour', ['BOUR ', ' bour']],
  ])('What « %s » finds is kept for each scope, whoever types it and however', async (typed, others) => {
    // Nothing is remembered of this database.
    const own = { db: world.db().withoutPlugins() }
    const [one, other] = [await world.as(null, noon, own), await world.as(null, noon, own)]
    const found = new Set<string>()
    for (const scope of ['', '&federation_id=1', '&federation_id=1&near_from_federation=1']) {
      const search = async (visitor: Visitor, text: string) => {
        let body = ''
        const statements = await statementsDuring(async () => {
          const url = `/api/v1/cities?search=${encodeURIComponent(text)}${scope}`
          body = (await visitor.get(url)).body
        })
        return { body, cost: statements.length }
      }
      const first = await search(one, typed)
      found.add(first.body)
      for (const text of others) {
        const { body, cost } = await search(other, text)
        expect([text, scope, body, cost < first.cost]).toEqual([text, scope, first.body, true])
      }
    }
    expect(found.size).toBeGreaterThan(1)
  })

  test('The six game types are public, with their own icons', async () => {
    const response = await (await world.as(null)).get('/api/v1/specimen_types')
    expect(response.json().data).toEqual(specimenTypes)
  })
})
