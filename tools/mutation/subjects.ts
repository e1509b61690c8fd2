import { inject } from 'vitest'
import type { Flow } from '../../tests/model/model.ts'
import { flows } from '../../tests/models/registry.ts'
import { interactions } from '../../tests/screens/interactions/interactions.ts'
import { lifecycles } from '../explorer/explorable.ts'
import { dealt } from './results.ts'

/** A chart with what its tests need; a lifecycle has no screen. */
export type Subject = Pick<Flow, 'name' | 'machine' | 'explored'> & Partial<Flow>

const ownLifecycles = lifecycles.map(({ name, machine, explored }): Subject => ({
  name: `lifecycles/${name}`,
  machine,
  explored,
}))

const share = inject('share')
const isWanted = ({ name }: Pick<Subject, 'name'>) => share.only.length === 0 || share.only.includes(name)
/** A rough estimate of how long a chart's mutants take. */
const weight = ({ explored }: Subject) => explored.declared * (20 + explored.snapshots)

export const ownFlows = dealt(flows.filter(isWanted), weight, share)

/** The interaction tests of this share; they run with all flows, or by the name « interactions ». */
export const ownInteractions = interactions.filter(
  (_, at) => isWanted({ name: 'interactions' }) && at % share.of === share.index,
)

export const ownSubjects: readonly Subject[] = [
  ...ownFlows,
  ...dealt(ownLifecycles.filter(isWanted), weight, share),
]
