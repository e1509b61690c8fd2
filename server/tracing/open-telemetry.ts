import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import {
  type Context,
  diag,
  DiagConsoleLogger,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  TracerProvider,
  TraceIdRatioBasedSampler,
  ParentBasedSampler,
} from '@opentelemetry/sdk-trace'
import { type Traced, traces } from './traced.ts'
import type { TracingSettings } from './tracing-settings.ts'

const kinds: Record<Traced['kind'], SpanKind> = {
  request: SpanKind.SERVER,
  statement: SpanKind.CLIENT,
  mail: SpanKind.CLIENT,
  work: SpanKind.INTERNAL,
}

/** Milliseconds that a collector may take to receive the last spans on shutdown. */
const LAST_SPANS = 3000

/** What an error is called: its message may quote what somebody entered. */
const typeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'error')
}

/**
 * Sends what is traced to a collector by OTLP/HTTP, until `close`, which sends the rest. The packages read
 * its address and the other `OTEL_…` variables from the environment.
 */
export function startTracing({ share }: TracingSettings): { close: () => Promise<void> } {
  // Their only way to tell that a collector does not take what it is sent.
  diag.setLogger(new DiagConsoleLogger(), DiagLogLevel.WARN)
  const own = resourceFromAttributes({ 'service.name': 'venaison', 'service.instance.id': randomUUID() })
  const provider = new TracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('venaison')
  const current = new AsyncLocalStorage<Context>()
  const spans = new WeakMap<Traced, Span>()

  /** Begins the span of something; answers the context of what it consists of. */
  function begin(what: Traced): Context {
    const outer = current.getStore() ?? ROOT_CONTEXT
    if (what.kind === 'statement' && outer === ROOT_CONTEXT) return outer
    const { name, attributes, elapsed = 0 } = what
    const span = tracer.startSpan(
      name,
      { kind: kinds[what.kind], attributes, startTime: Date.now() - elapsed },
      outer,
    )
    spans.set(what, span)
    return trace.setSpan(outer, span)
  }

  const fail = (span: Span | undefined, type: string) =>
    span?.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
  const noteError = (what: unknown) => {
    const failed = what as Traced & { error: unknown }
    fail(spans.get(failed), typeOf(failed.error))
  }
  const end = (what: unknown) => {
    const { outcome } = what as Traced
    const span = spans.get(what as Traced)
    const found = outcome?.()
    if (found) span?.setAttributes(found.attributes)
    if (found?.hasFailed) fail(span, 'failed')
    span?.end()
  }
  traces.start.bindStore(current, begin)
  traces.error.subscribe(noteError)
  traces.asyncEnd.subscribe(end)
  return {
    async close() {
      traces.asyncEnd.unsubscribe(end)
      traces.error.unsubscribe(noteError)
      traces.start.unbindStore(current)
      const patience = new Promise((resolve) => setTimeout(resolve, LAST_SPANS).unref())
      await Promise.race([provider.shutdown().catch(() => {}), patience])
    },
  }
}
