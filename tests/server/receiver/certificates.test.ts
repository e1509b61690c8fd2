import { expect, test } from 'vitest'
import { certificatePath } from '../../../contract/receiver/received-animals.ts'
import { boar, contactId, informed, received } from '../../world/hunts.ts'
import { luc, manon, giver, paul, wolfhunter } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, today } from '../support/in-world.ts'
import { readQrCode } from '../support/second-factors/qr-codes.ts'
import { textOf } from '../support/files/documents.ts'

const own = certificatePath(received.id)
const verification = (token: string) => `/api/v1/verifications/${token}`
const idOf = ({ id }: { id: number }) => id

inWorld((world) => {
  const readToken = async (id: number) =>
    (await world.one('animals', { id }, 'verification_token')).verification_token
  /** The giver hands over yesterday's boar without an offer. */
  const handOver = (hunter: Visitor, to: { id: number }) =>
    hunter.put(`/api/v1/animals/${boar.id}/hand_over`, {
      contact_id: contactId(informed.id, to.id),
      is_warned: true,
    })

  test('The certificate is a PDF with the known facts about the animal, and names nobody', async () => {
    const visitor = await world.as(paul)
    const file = await visitor.get(own)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.headers['cache-control']).toBe('no-store')
    const text = await textOf(file.rawPayload)
    for (const word of [
      'Espèce Sanglier',
      'SA 0102',
      '8 mars 2026',
      'Commune Saint-Amand-Montrond',
      'Fédération des chasseurs du Cher',
      'Non fait, à la connaissance du cédant',
      'Sans fiche',
      'Non faite, à notre connaissance',
      '71 °C partout',
      'Anses (2018)',
      '7 °C au plus',
      `/verification/${received.verification_token}`,
    ])
      expect(text).toContain(word)
    for (const { firstname, lastname, phone } of [paul, wolfhunter])
      for (const word of [firstname, lastname, phone]) expect(text).not.toContain(word)
    // It is printed again.
    expect((await visitor.get(own)).rawPayload.equals(file.rawPayload)).toBe(true)
  })

  test('The QR code in the downloaded file leads to the page of that hand-over only', async () => {
    const [hunter, receiver] = [await world.as(giver), await world.as(manon)]
    expect((await handOver(hunter, manon)).statusCode).toBe(200)
    const paper = await (await world.as(paul)).get(own)
    const other = await receiver.get(certificatePath(boar.id))
    const read = async ({ rawPayload }: { rawPayload: Buffer }) =>
      new URL(await readQrCode(rawPayload)).pathname
    expect(await read(paper)).toBe(`/verification/${received.verification_token}`)
    const path = await read(other)
    expect(path).toBe(`/verification/${await readToken(boar.id)}`)
    const visitor = await world.as(null)
    expect((await visitor.open(path)).statusCode).toBe(200)
    const scanned = await visitor.get(verification(path.split('/')[2]!))
    expect(scanned.json().data).toMatchObject({ tag: boar.tag, started_at: '2026-03-09' })
  })

  test('Only the animal’s receiver gets its certificate, and only signed in', async () => {
    const [other, hunter, nobody] = [await world.as(luc), await world.as(giver), await world.as(null)]
    expect((await other.get(own)).statusCode).toBe(404)
    expect((await hunter.get(own)).statusCode).toBe(403)
    expect((await nobody.get(own)).statusCode).toBe(401)
    const visitor = await world.as(paul)
    for (const id of ['0', 'x', '999', '1e3', '99999999999999999999'])
      expect((await visitor.get(certificatePath(id))).statusCode).toBe(404)
    expect((await visitor.get('/api/v1/animals/received')).json().map(idOf)).toEqual([received.id])
    expect((await other.get('/api/v1/animals/received')).json()).toEqual([])
  })

  test('Scanning the code shows the animal and no person', async () => {
    const visitor = await world.as(null)
    const found = await visitor.get(verification(received.verification_token))
    expect(found.json().data).toEqual({
      specimen_type: 'sanglier',
      tag: 'SA 0102',
      started_at: '2026-03-08',
      city: 'Saint-Amand-Montrond',
      federation: 'Fédération des chasseurs du Cher',
      search: 'none',
      is_recalled: false,
    })
    const page = await visitor.open(`/verification/${received.verification_token}`)
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
    for (const broken of ['%00', '%20', 'a%2Fb', `${received.verification_token}%00`])
      expect((await visitor.get(verification(broken))).statusCode).toBe(404)
    const unknown = await visitor.get(verification('none'))
    expect([unknown.statusCode, unknown.json().message]).toEqual([
      404,
      'Aucun animal remis ne répond à ce code.',
    ])
  })

  test('The page follows the latest sample of the animal', async () => {
    const visitor = await world.as(null)
    const search = async () =>
      (await visitor.get(verification(received.verification_token))).json().data.search
    for (const [state, id] of [
      ['sent', 901],
      ['positive', 902],
    ] as const) {
      const sample = { id, federation_id: 1, state, laboratory: 'LDA', reference: state, taken_on: today }
      await world.add('samples', sample)
      await world.add('sample_animals', { sample_id: id, animal_id: received.id })
      expect(await search()).toBe(state)
    }
    const receiver = await world.as(paul)
    expect(await textOf((await receiver.get(own)).rawPayload)).toContain('Ne consommez pas cette viande')
  })

  test('A recalled animal is marked for its receiver and for anybody who scans the code', async () => {
    const visitor = await world.as(null)
    const recall = (state: 'recalled' | 'handedOver') => world.set('animals', { id: received.id }, { state })
    const isRecalled = async () =>
      (await visitor.get(verification(received.verification_token))).json().data.is_recalled
    await recall('recalled')
    expect(await isRecalled()).toBe(true)
    const receiver = await world.as(paul)
    expect((await receiver.get('/api/v1/animals/received')).json()).toMatchObject([{ is_recalled: true }])
    expect(await textOf((await receiver.get(own)).rawPayload)).toContain('Animal rappelé')
    // After lifting, it is as before.
    await recall('handedOver')
    expect(await isRecalled()).toBe(false)
  })

  test('An animal given without an offer has a certificate, but not once the hand-over is undone', async () => {
    const [hunter, receiver] = [await world.as(giver), await world.as(manon)]
    const before = await readToken(boar.id)
    expect((await hunter.get(verification(before))).statusCode).toBe(404)
    expect((await handOver(hunter, manon)).statusCode).toBe(200)
    expect((await receiver.get(certificatePath(boar.id))).statusCode).toBe(200)
    const token = await readToken(boar.id)
    expect((await hunter.get(verification(token))).statusCode).toBe(200)
    expect((await hunter.put(`/api/v1/animals/${boar.id}/take_back`)).statusCode).toBe(200)
    expect((await receiver.get(certificatePath(boar.id))).statusCode).toBe(404)
    // After another hand-over, the first person's certificate stays invalid.
    expect((await handOver(hunter, luc)).statusCode).toBe(200)
    expect((await hunter.get(verification(token))).statusCode).toBe(404)
    expect((await hunter.get(verification(await readToken(boar.id)))).statusCode).toBe(200)
  })

  test('Codes are long and unique, and trying them is rate-limited', async () => {
    const visitor = await world.as(giver)
    const noted = async (key: string) => {
      const sent = { body: { specimen_type_id: 1 }, headers: { 'idempotency-key': key } }
      const answer = await visitor.send('POST', `/api/v1/hunts/self/${informed.id}/animals`, sent)
      return readToken(answer.json().data.id)
    }
    const [one, other] = [await noted('one'), await noted('other')]
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(other).not.toBe(one)
    const answers = await Promise.all(Array.from({ length: 61 }, () => visitor.get(verification('guess'))))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  })

  test('Rendering certificates is rate-limited', async () => {
    const visitor = await world.as(paul)
    expect((await visitor.get(own)).statusCode).toBe(200)
    // As after 29 of them, which take long.
    await world.set('request_counts', {}, { requests: 29 })
    expect((await visitor.get(own)).statusCode).toBe(200)
    const refused = await visitor.get(own)
    expect([refused.statusCode, Boolean(refused.headers['retry-after'])]).toEqual([429, true])
  })
})
