import { type AnyStateMachine, StateMachine } from 'xstate'
import type { Flow } from '../../tests/model/model.ts'
import { flows } from '../../tests/models/registry.ts'
import { explore } from '../../tests/explore/explore.ts'
import { fileOf } from './drawing.ts'

/** A chart to explore: a flow, or a lifecycle, which has neither screens nor paths. */
export type Explorable = Pick<Flow, 'name' | 'machine' | 'options' | 'explored'>

const files = import.meta.glob<Record<string, unknown>>('../../machines/lifecycles/*.ts', { eager: true })

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

export const lifecycles: readonly Explorable[] = Object.values(files)
  .flatMap((file) => Object.values(file).filter(isMachine))
  .map((machine) => ({
    name: fileOf(machine.id),
    machine,
    options: { samples: {} },
    get explored() {
      return explore(machine)
    },
  }))

export const explorables: readonly Explorable[] = [...flows, ...lifecycles]

export const isFlow = (one: Explorable): one is Flow => 'screen' in one
