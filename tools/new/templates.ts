/** Marks a text that is still to be written; a test lists all of them. */
export const MARK = 'À écrire'

/** An endpoint, the file below `contract/` that declares it, and a literal of its request, if any. */
export type NewCall = { key: string; file: string; request?: string }
/** The flow to generate: its room, its name in kebab-case, its French title, and the endpoint that it calls, if any. */
export type NewFlow = { space: string; name: string; title?: string; call?: NewCall }

/** `hunt-copy` → `huntCopy`, the id of the chart and the name of the model. */
export const idOf = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
export const componentOf = (name: string) => idOf(name).replace(/^./, (letter) => letter.toUpperCase())
export const machineOf = (name: string) => `${idOf(name)}Machine`
/** The subject of the chart's own events: `hunt-copy` → `copy`. */
const subjectOf = (name: string) => name.split('-').at(-1) ?? name

export const eventOf = ({ name, call }: NewFlow) => `${subjectOf(name)}.${call ? 'requested' : 'closed'}`

export function machineText(flow: NewFlow): string {
  const { name, call } = flow
  const event = eventOf(flow)
  if (!call)
    return `import { setup } from 'xstate'

type Event = { type: '${event}' }

/** ${MARK}: what the flow is for (spec §…). */
export const ${machineOf(name)} = setup({ types: {} as { events: Event } }).createMachine({
  id: '${idOf(name)}',
  description: '${MARK} : ce que la personne fait ici.',
  initial: 'ready',
  states: {
    ready: {
      description: '${MARK} : ce que la personne voit d’abord.',
      on: { '${event}': 'closed' },
    },
    closed: { description: '${MARK} : comment le parcours se termine.', type: 'final' },
  },
})
`
  const input = call.request
    ? `
        // ${MARK}: what the call carries.
        input: () => (${call.request}),`
    : ''
  return `import { setup } from 'xstate'
import { ${call.key} } from '../../contract/${call.file}'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'

type Event = { type: '${event}' } | { type: 'command.retried' }

/** ${MARK}: what the flow is for (spec §…). */
export const ${machineOf(name)} = setup({
  types: {} as { events: Event },
  actors: { ${call.key}: call(${call.key}) },
  actions: shellActions,
}).createMachine({
  id: '${idOf(name)}',
  description: '${MARK} : ce que la personne fait ici.',
  initial: 'ready',
  states: {
    ready: {
      description: '${MARK} : ce que la personne voit d’abord.',
      on: { '${event}': 'sending' },
    },
    sending: {
      description: '${MARK} : ce qui est envoyé au serveur.',
      tags: 'busy',
      invoke: {
        id: '${call.key}',
        src: '${call.key}',${input}
        onDone: { target: 'done', actions: { type: 'announce', params: { text: '${MARK} : ce qui est fait.' } } },
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: '${MARK} : ce qui est gardé, et comment réessayer.',
      on: { 'command.retried': 'sending' },
    },
    done: { description: '${MARK} : ce que le serveur a fait.', type: 'final' },
  },
})
`
}

export function screenText(flow: NewFlow): string {
  const { space, name, call } = flow
  const imports = [
    `import { useSelector } from '@xstate/react'`,
    `import type { ActorRefFrom } from 'xstate'`,
    `import type { ${machineOf(name)} } from '../../../machines/${space}/${name}.ts'`,
    `import { Button } from '../../ui/buttons/button.tsx'`,
    ...(call ? [`import { FailureNotice } from '../patterns/failure-notice.tsx'`] : []),
  ]
  const failure = call
    ? `
      {state.matches('failed') && (
        <FailureNotice onRetry={() => actor.send({ type: 'command.retried' })}>
          ${MARK} : ce qui n’a pas abouti.
        </FailureNotice>
      )}`
    : ''
  const busy = call ? `\n        busy={state.hasTag('busy')}` : ''
  return `${imports.join('\n')}

/** ${MARK}: what the screen shows (spec §…). */
export function ${componentOf(name)}({ actor }: { actor: ActorRefFrom<typeof ${machineOf(name)}> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <>${failure}
      <Button
        disabled={!state.can({ type: '${eventOf(flow)}' })}${busy}
        onClick={() => actor.send({ type: '${eventOf(flow)}' })}
      >
        ${MARK}
      </Button>
    </>
  )
}
`
}

export function modelText(flow: NewFlow): string {
  const { space, name, call } = flow
  const seen = call
    ? `    ready: (person) => person.sees('button', '${MARK}'),
    sending: (person) => person.seesDisabled('button', /./),
    failed: (person) => person.sees('button', 'Réessayer'),
    done: null,`
    : `    ready: (person) => person.sees('button', '${MARK}'),
    closed: null,`
  const retried = call ? `\n    'command.retried': (driver) => driver.click('button', 'Réessayer'),` : ''
  return `import { ${machineOf(name)} } from '../../../machines/${space}/${name}.ts'
import { flow } from '../../model/model.ts'

export const ${idOf(name)} = flow(${machineOf(name)}, {
  name: '${name}',
  samples: { events: {}, answers: {} },
  gestures: {
    '${eventOf(flow)}': (driver) => driver.click('button', '${MARK}'),${retried}
  },
  expects: {
${seen}
  },
  screen: async () => (await import('../../../src/screens/${space}/${name}.tsx')).${componentOf(name)},
  browser: {
    as: '${MARK}',
    navigate: (driver) => driver.open('/${MARK}'),
  },
})
`
}
