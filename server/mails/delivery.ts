import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail } from '../queries/shared/mails.ts'
import type { Settings } from '../settings.ts'
import { utcStamp } from '../../contract/utc-stamp.ts'

/** Delivers a mail; once it resolves, the receiving system is responsible. */
export type Deliver = ((mail: Mail) => Promise<void>) & {
  /** Closes the connections that are kept. */
  close?: () => void
}

/** Milliseconds to connect to the mail server, and to wait for each of its answers. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Connections to the mail server, kept for the next mail until it closes them. */
const CONNECTIONS = 4

/** RFC 6047: the event as a part of the mail that calendars read, and as a file. */
const eventOf = (calendar: string) => ({
  filename: 'rendez-vous.ics',
  method: /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH',
  content: calendar,
})

/** RFC 8058: mail programs post to the link when their reader unsubscribes. */
const stopping = (link: string | null) =>
  link === null
    ? {}
    : { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** The mail as sent. Its Message-ID is the same for each attempt, so that duplicates can be recognised. */
function message(
  { id, recipient, subject, text, html, calendar, unsubscribe, created_at }: Mail,
  from: string,
): SendMailOptions {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    ...(calendar !== null && { icalEvent: eventOf(calendar) }),
    date: created_at,
    messageId: `<${id}.${created_at.getTime()}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'fr', ...stopping(unsubscribe) },
  }
}

/** Sends through a mail server. `url`: smtp://user:password@host:port. */
export function bySmtp(url: string, from: string): Deliver {
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...PATIENCE })
  const deliver = async (mail: Mail) => void (await transport.sendMail(message(mail, from)))
  return Object.assign(deliver, { close: () => transport.close() })
}

/** `20261121T080000Z-12.eml`: sorts by creation time, and is the same for each attempt. */
const fileName = ({ id, created_at }: Mail) => `${utcStamp(created_at)}-${id}.eml`

/** Writes each mail as a file in `folder`, atomically. */
export function toFiles(folder: string, from: string): Deliver {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const composed = await composer.sendMail(message(mail, from))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = join(folder, `.${fileName(mail)}.${process.pid}`)
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(composed.message as Buffer)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, join(folder, fileName(mail)))
  }
}

/** Deletes mails already delivered to these addresses, as far as they are still under our control. */
export type EraseMails = (recipients: readonly string[]) => Promise<void>

const addressee = /^To: .*?([^\s<>"]+@[^\s<>"]+?)>?\s*$/im

/** Deletes the files in `folder` that are addressed to somebody; does nothing if there is no folder. */
export const fromFiles =
  (folder: string): EraseMails =>
  async (recipients) => {
    const erased = new Set(recipients.map((recipient) => recipient.toLowerCase()))
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.eml'))) {
      const [head = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n', 1)
      if (erased.has(addressee.exec(head)?.[1]?.toLowerCase() ?? '')) await rm(join(folder, name))
    }
  }

/** The erasure for the settings: files in the data folder; mails given to a mail server cannot be erased. */
export const erasureOf = ({ smtpUrl, dataDir }: Settings): EraseMails =>
  smtpUrl ? async () => {} : fromFiles(join(dataDir, 'mail'))

/** The delivery for the settings: the mail server or, without one, files in `mail` in the data folder. */
export const deliveryOf = ({ smtpUrl, mailFrom, dataDir }: Settings): Deliver =>
  smtpUrl ? bySmtp(smtpUrl, mailFrom) : toFiles(join(dataDir, 'mail'), mailFrom)
