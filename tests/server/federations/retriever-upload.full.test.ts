import { request } from 'node:http'
import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { admin } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'

const url = '/api/v1/federations/1/import_retrievers'

inWorld((world) => {
  test('A file of 200 MB is refused without being kept in memory', async () => {
    const visitor = await world.as(admin)
    const origin = await visitor.app.listen({ host: '127.0.0.1', port: 0 })
    const piece = Buffer.alloc(1_000_000, 'Roux;Éva;1810001;;;;;\r\n')
    const start = Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="file_retrivers"; filename="a.csv"\r\n\r\n',
    )
    const { rss } = process.memoryUsage()
    let most = 0
    const upload = () =>
      new Promise<[number, string]>((resolve, reject) => {
        const headers = {
          accept: 'application/json',
          'content-type': 'multipart/form-data; boundary=x',
          cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': encodeURIComponent(visitor.cookies.get('XSRF-TOKEN')!),
        }
        const sent = request(`${origin}${url}`, { method: 'POST', headers }, (response) => {
          let text = ''
          response.on('data', (data: Buffer) => (text += data.toString()))
          response.on('end', () => {
            resolve([response.statusCode ?? 0, text])
            sent.destroy()
          })
        })
        sent.on('error', reject)
        const write = async () => {
          sent.write(start)
          for (let megabytes = 0; megabytes < 200; megabytes++) {
            if (!sent.write(piece)) await new Promise((done) => sent.once('drain', done))
            most = Math.max(most, process.memoryUsage().rss - rss)
          }
          sent.end('\r\n--x--\r\n')
        }
        write().catch(reject)
      })
    const message = `Ce fichier est trop volumineux : ${limits.retrieverFile.bytes / 1_000_000} Mo au plus.`
    const refused = JSON.stringify({ message, errors: { file_retrivers: [message] } })
    expect(await upload()).toEqual([413, refused])
    expect(most).toBeLessThan(100_000_000)
    expect(await world.all('federation_jobs', {}, 'id')).toEqual([])
  })
})
