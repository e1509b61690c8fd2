import type { FederationContact } from '../../contract/shared/federation-contact.ts'

/**
 * Which mails leave first: those on which somebody's health or journey depends, then what people wait for, then
 * reminders and digests, of which thousands are due at once.
 */
export const lanes = { urgent: 0, usual: 1, patient: 2 } as const

/**
 * A mail as plain text and as HTML. `calendar`: an iCalendar file with its METHOD, sent along. `lane`: by
 * default the usual one. `unsubscribe`: the link that stops mails of its kind.
 */
export type Letter = {
  subject: string
  text: string
  html: string
  calendar?: string
  lane?: number
  unsubscribe?: string
}

type Link = { label: string; url: string }

/** The contents of a mail: sentences without markup, the pages they link to, and one call to action. */
export type Contents = {
  subject: string
  lane?: number
  /** The recipient's first name; without it, the greeting is impersonal. */
  firstname?: string
  before: readonly string[]
  entries?: readonly Link[]
  action?: Link
  after?: readonly string[]
}

/** French typography: no-break spaces before tall punctuation and inside quotation marks. */
const fr = (text: string) => text.replace(/ ([?!:;»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const FOOT = 'Venaison. Ce message est envoyé automatiquement, il est inutile d’y répondre.'

const look = {
  page: 'margin:0;padding:24px;background:#faf7f0;color:#1e2420;font:16px/1.5 Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #ddd8ca;border-radius:12px',
  button:
    'display:inline-block;padding:12px 20px;background:#1f4d3a;color:#ffffff;border-radius:8px;font-weight:bold;text-decoration:none',
  foot: 'max-width:560px;margin:16px auto 0;color:#5a635c;font-size:14px',
}

/** Renders a mail as plain text and as HTML; no external resources are loaded. */
export function letter({
  subject,
  lane,
  firstname,
  before,
  entries = [],
  action,
  after = [],
}: Contents): Letter {
  const greeting = firstname ? `Bonjour ${firstname},` : 'Bonjour,'
  const text = [
    ...[greeting, ...before].map(fr),
    ...[...entries, ...(action ? [action] : [])].map(({ label, url }) => `${fr(`${label} :`)}\n${url}`),
    ...after.map(fr),
    `-- \n${FOOT}`,
  ].join('\n\n')
  const paragraphs = (lines: readonly string[]) =>
    lines.map((line) => `<p>${escaped(fr(line))}</p>`).join('\n')
  const entryOf = ({ label, url }: Link) => `<li><a href="${escaped(url)}">${escaped(label)}</a></li>`
  const link = action ? escaped(action.url) : ''
  const html = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(fr(subject))}</title></head>
<body style="${look.page}"><main style="${look.card}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(fr(subject))}</h1>
${paragraphs([greeting, ...before])}
${entries.length > 0 ? `<ul>\n${entries.map(entryOf).join('\n')}\n</ul>` : ''}
${action ? `<p><a href="${link}" style="${look.button}">${escaped(action.label)}</a></p>` : ''}
${paragraphs(after)}
</main><p style="${look.foot}">${FOOT}</p></body></html>
`
  return { subject: fr(subject), text: `${text}\n`, html, ...(lane !== undefined && { lane }) }
}

/** The contact details of the recipient's federation as a sentence; empty if unknown. */
export function waysToReach(contact: FederationContact | undefined): string[] {
  const { contact_phone: phone, contact_email: email, contact_hours: hours } = contact ?? {}
  const ways = [...(phone ? [`téléphone ${phone}`] : []), ...(email ? [`e-mail ${email}`] : [])]
  return [
    ...(ways.length > 0 ? [`Pour joindre votre fédération : ${ways.join(', ')}.`] : []),
    ...(hours ? [`Horaires : ${hours.replace(/\.$/, '')}.`] : []),
  ]
}
