import type { Snapshot } from '../../explore/simulate.ts'
import type { Flow } from '../../model/model.ts'
import { recordedAssertions } from './recorded-assertions.ts'

/** What a flow has come to, as far as a call that is made again must come to the same. */
export const endOf = async (flow: Flow, { state }: Snapshot) => ({
  value: state.value,
  ...(!flow.browser.retryDiffers && { output: state.output }),
  seen: await recordedAssertions(flow, state),
})
