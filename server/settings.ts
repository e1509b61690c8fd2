import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { encryptedSmtp } from './encrypted-connections.ts'
import { StartRefused } from './start-refused.ts'
import { type LimitSettings, limitsOf, limitVariables } from './limit-settings.ts'
import { tracingOf, type TracingSettings, tracingVariables } from './tracing/tracing-settings.ts'
import { isDemo, unsafeSettings } from './unsafe-settings.ts'

/** The environment is invalid; the message lists every error. */
export class SettingsRefused extends StartRefused {}

const url = (protocols: RegExp, error: string) => z.url({ protocol: protocols, error })

const postgresUrl = (name: string) =>
  z.optional(url(/^postgres(ql)?$/, `${name} doit s’écrire postgresql://personne:secret@machine/base`))

const host = (name: string) =>
  z.string().check(z.regex(/^[\w.:-]+$/, `${name} doit être un nom de machine ou une adresse`))

const port = (name: string) =>
  z
    .string()
    .check(
      z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, `${name} doit aller de 0 à 65535`),
    )

const Environment = z.object({
  HOST: z._default(host('HOST'), '127.0.0.1'),
  PORT: z._default(port('PORT'), '3000'),
  METRICS_HOST: z._default(host('METRICS_HOST'), '127.0.0.1'),
  METRICS_PORT: z.optional(port('METRICS_PORT')),
  DATA_DIR: z._default(z.string(), 'var'),
  ERASURES_DIR: z.optional(z.string()),
  DATABASE_URL: postgresUrl('DATABASE_URL'),
  DATABASE_READ_URL: postgresUrl('DATABASE_READ_URL'),
  DATABASE_DIRECT_URL: postgresUrl('DATABASE_DIRECT_URL'),
  SMTP_URL: z.optional(url(/^smtps?$/, 'SMTP_URL doit s’écrire smtp://personne:secret@machine:port')),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
          'MAIL_FROM doit s’écrire adresse@domaine ou Nom <adresse@domaine>',
        ),
      ),
  ),
  PUBLIC_URL: z.optional(url(/^https?$/, 'PUBLIC_URL doit s’écrire https://machine')),
  SECURITY_CONTACT: z.optional(
    url(/^(mailto|https)$/, 'SECURITY_CONTACT doit s’écrire mailto:adresse@domaine ou https://page'),
  ),
  TRUST_PROXY_HOPS: z._default(
    z.string().check(z.regex(/^(\d|10)$/, 'TRUST_PROXY_HOPS doit aller de 0 à 10')),
    '0',
  ),
  SESSION_SECRET: z.optional(
    z.string().check(z.minLength(32, 'SESSION_SECRET doit avoir au moins 32 caractères')),
  ),
  DEMO: z.optional(z.enum(['0', '1'], 'DEMO doit valoir 0 ou 1')),
  WORKER: z._default(z.enum(['0', '1'], 'WORKER doit valoir 0 ou 1'), '1'),
  ...limitVariables,
  ...tracingVariables,
  LOG_LEVEL: z._default(
    z.enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'LOG_LEVEL doit valoir silent, error, warn, info ou debug',
    ),
    'info',
  ),
})

/** The parsed settings. `publicUrl` is null while only the local address is known. */
export type Settings = LimitSettings & {
  host: string
  port: number
  /** Where `GET /metrics` is served; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** What is traced; null: nothing. */
  tracing: TracingSettings | null
  /** Absolute path. */
  dataDir: string
  /** Absolute path of the ledger of erasures; null if this process keeps none. */
  erasuresDir: string | null
  /** PostgreSQL URL; null for the embedded database. */
  databaseUrl: string | null
  /**
   * PostgreSQL URL for migrations and commands, which need sessions, where `databaseUrl` and `readUrl` are
   * those of PgBouncer; null without it.
   */
  directUrl: string | null
  /** PostgreSQL URL of a replica for reads that may be a minute old; null for none. */
  readUrl: string | null
  /** Null writes mails to `dataDir/mail`. */
  smtpUrl: string | null
  /** The sender of mails: an address, or `Name <address>`. */
  mailFrom: string
  publicUrl: string | null
  /** Where security flaws are reported, `mailto:` or `https:`; null for the page about reporting. */
  securityContact: string | null
  /** Number of trusted reverse proxies, each of which adds its client's address; 0 trusts none. */
  proxyHops: number
  /** Pages are served over https, so cookies are `Secure`. */
  isSecure: boolean
  /** Null for the secret stored in `dataDir`. */
  sessionSecret: string | null
  demo: boolean
  /** This server does the background work too. */
  isWorker: boolean
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/** The address that links of mails lead to: `PUBLIC_URL`, or the local one. */
export const addressOf = ({ publicUrl, host, port }: Settings): string =>
  publicUrl ?? `http://${host}:${port}`

/**
 * Reads the settings; an empty variable counts as unset.
 * @throws SettingsRefused
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const read = Environment.safeParse(set)
  const errors = [...(read.error?.issues.map(({ message }) => message) ?? []), ...unsafeSettings(set)]
  if (!read.success || errors.length > 0)
    throw new SettingsRefused(
      `Ces réglages sont refusés :\n${errors.map((error) => `  - ${error}`).join('\n')}`,
    )
  const { HOST, PORT, DATA_DIR, DATABASE_URL, SMTP_URL, PUBLIC_URL, SESSION_SECRET } = read.data
  const { TRUST_PROXY_HOPS, MAIL_FROM, LOG_LEVEL, METRICS_HOST, METRICS_PORT } = read.data
  const ERASURES_DIR = read.data.ERASURES_DIR ?? (DATABASE_URL ? null : join(DATA_DIR, 'erasures'))
  return {
    host: HOST,
    port: Number(PORT),
    metrics: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: Number(METRICS_PORT) },
    tracing: tracingOf(read.data),
    dataDir: resolve(DATA_DIR),
    erasuresDir: ERASURES_DIR && resolve(ERASURES_DIR),
    databaseUrl: DATABASE_URL ?? null,
    directUrl: read.data.DATABASE_DIRECT_URL ?? null,
    readUrl: read.data.DATABASE_READ_URL ?? null,
    smtpUrl: SMTP_URL === undefined ? null : isDemo(set) ? SMTP_URL : encryptedSmtp(SMTP_URL),
    mailFrom:
      MAIL_FROM ?? `Venaison <ne-pas-repondre@${PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost'}>`,
    publicUrl: PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    securityContact: read.data.SECURITY_CONTACT ?? null,
    proxyHops: Number(TRUST_PROXY_HOPS),
    isSecure: PUBLIC_URL?.startsWith('https:') ?? false,
    sessionSecret: SESSION_SECRET ?? null,
    demo: isDemo(set),
    isWorker: read.data.WORKER === '1',
    ...limitsOf(read.data),
    logLevel: LOG_LEVEL,
  }
}
