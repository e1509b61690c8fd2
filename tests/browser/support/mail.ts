import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { TIME_LIMIT } from './time-limit.ts'

function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const decoders: Record<string, (text: string) => string> = {
  'quoted-printable': unquoted,
  base64: (text) => Buffer.from(text, 'base64').toString('utf8'),
}

/** Headers by lower-case name, unfolded, and the body. */
function split(text: string) {
  const end = text.indexOf('\r\n\r\n')
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return { headers, body: text.slice(end + 4) }
}

const word = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === 'b' ? decoders['base64']!(coded) : unquoted(coded.replaceAll('_', ' ')),
    )

function openMail(file: string) {
  const { headers, body } = split(file)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.trimStart()))
  const of = (type: string) => {
    const part = parts.find(({ headers }) => headers['content-type']?.startsWith(type))
    const decode = decoders[part?.headers['content-transfer-encoding'] ?? ''] ?? ((text: string) => text)
    return decode(part?.body ?? '')
  }
  return { headers, subject: word(headers['subject'] ?? ''), text: of('text/plain'), html: of('text/html') }
}

const mailsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^\d.*\.eml$/.test(name)) : []

/** The mails of a folder to an address, newest first. */
export const mailsOf = (folder: string, to: string) =>
  mailsIn(folder)
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .map((file) => openMail(readFileSync(file, 'utf8')))
    .filter(({ headers }) => headers['to'] === to)

/** The newest mail to an address, as soon as there are `count`; other mails may be written meanwhile. */
export async function newestMailTo(folder: string, to: string, count: number) {
  await expect.poll(() => mailsOf(folder, to).length, { timeout: TIME_LIMIT }).toBe(count)
  return mailsOf(folder, to)[0]!
}
