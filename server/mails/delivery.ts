import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail } from '../queries/shared/mails.ts'
import type { Settings } from '../settings.ts'

/** Hands a mail over; once it resolves, somebody else answers for it. */
export type Deliver = (mail: Mail) => Promise<void>

/** Milliseconds: to reach the mail server, and to wait for any of its answers. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** The mail as it travels. Its Message-ID is the same at each attempt, so that doubles are recognised. */
function message({ id, recipient, subject, text, html, created_at }: Mail, from: string): SendMailOptions {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    date: created_at,
    messageId: `<${id}.${created_at.getTime()}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'fr' },
  }
}

/** Sends by a mail server. `url`: smtp://person:secret@machine:port. */
export function bySmtp(url: string, from: string): Deliver {
  const transport = createTransport({ url, ...PATIENCE })
  return async (mail) => void (await transport.sendMail(message(mail, from)))
}

/** `20261121T080000Z-12.eml`: in the order of writing, and the same at each attempt. */
const fileName = ({ id, created_at }: Mail) =>
  `${created_at.toISOString().replace(/[-:]|\.\d+/g, '')}-${id}.eml`

/** Writes each mail as a file of `folder`, which appears there at once and whole. */
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

/** Takes back what was written to these addresses, where it is still in the product's hands. */
export type EraseMails = (recipients: readonly string[]) => Promise<void>

const addressee = /^To: .*?([^\s<>"]+@[^\s<>"]+?)>?\s*$/im

/** Deletes the files of `folder` that are addressed to somebody; no folder, no mails. */
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

/** From the files of the data folder; what a mail server took has left the product. */
export const erasureOf = ({ smtpUrl, dataDir }: Settings): EraseMails =>
  smtpUrl ? async () => {} : fromFiles(join(dataDir, 'mail'))

/** By the mail server of the settings; without one, as files of `mail` in the data folder. */
export const deliveryOf = ({ smtpUrl, mailFrom, dataDir }: Settings): Deliver =>
  smtpUrl ? bySmtp(smtpUrl, mailFrom) : toFiles(join(dataDir, 'mail'), mailFrom)
