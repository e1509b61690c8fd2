import type { Snapshot } from '../../explore/simulate.ts'
import type { Flow } from '../../model/model.ts'
import { recordedAssertions } from './recorded-assertions.ts'

/** The result of a flow, as far as a repeated call must lead to the same one. */
export const endOf = async (flow: Flow, { state }: Snapshot) => ({
  value: state.value,
  ...(!flow.browser.retryDiffers && { output: state.output }),
  seen: await recordedAssertions(flow, state),
})
