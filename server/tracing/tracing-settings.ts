import * as z from 'zod/mini'

const address = (name: string) =>
  z.optional(
    z.url({ protocol: /^https?$/, error: `${name} doit s’écrire http://machine:4318 ou https://machine` }),
  )

/** The samplers of the OpenTelemetry specification that need no other service. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Environment variables of tracing; the OpenTelemetry packages read the others themselves. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address('OTEL_EXPORTER_OTLP_ENDPOINT'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
  OTEL_TRACES_EXPORTER: z._default(
    z.enum(['otlp', 'none'], 'OTEL_TRACES_EXPORTER doit valoir otlp ou none'),
    'otlp',
  ),
  OTEL_SDK_DISABLED: z.optional(z.string()),
  OTEL_TRACES_SAMPLER: z._default(
    z.enum(samplers, `OTEL_TRACES_SAMPLER doit valoir ${samplers.join(', ')}`),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'OTEL_TRACES_SAMPLER_ARG doit aller de 0 à 1')),
    '1',
  ),
}

/** `share`: of the requests and pieces of work, those that are traced, from 0 to 1. */
export type TracingSettings = { share: number }

/** Whether and how much is traced; null where no collector is named. */
export function tracingOf(read: z.infer<z.ZodMiniObject<typeof tracingVariables>>): TracingSettings | null {
  const hasCollector = read.OTEL_EXPORTER_OTLP_ENDPOINT ?? read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  const isOff = read.OTEL_TRACES_EXPORTER === 'none' || read.OTEL_SDK_DISABLED?.toLowerCase() === 'true'
  if (hasCollector === undefined || isOff) return null
  const sampler = read.OTEL_TRACES_SAMPLER.replace('parentbased_', '')
  if (sampler === 'always_off') return null
  // Every trace begins here, so that a sampler that follows the parent decides like the one it names.
  return { share: sampler === 'traceidratio' ? Number(read.OTEL_TRACES_SAMPLER_ARG) : 1 }
}
