import type { TracingSettings } from './tracing-settings.ts'

/** Begins to trace if a collector is named; otherwise nothing of OpenTelemetry is loaded. */
export async function openTracing(settings: TracingSettings | null): Promise<{ close: () => Promise<void> }> {
  if (settings === null) return { close: async () => {} }
  const { startTracing } = await import('./open-telemetry.ts')
  return startTracing(settings)
}
