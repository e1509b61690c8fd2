import { registerHooks } from 'node:module'

/** Preloaded by a process (`NODE_OPTIONS=--import=…`), prints which packages of OpenTelemetry it loads. */
registerHooks({
  load(url, context, nextLoad) {
    const [, name] = /node_modules\/(@opentelemetry\/[\w-]+)/.exec(url) ?? []
    if (name) console.error(`loaded ${name}`)
    return nextLoad(url, context)
  },
})
