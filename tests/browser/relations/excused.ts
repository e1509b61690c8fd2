import type { Flow } from '../../model/model.ts'
import { table as endpointRows } from '../../server/endpoints/table.ts'
import { isRead, type Network } from '../support/network.ts'

/**
 * Whether a table may rightly differ after a path: the model says why, or something was read whose reading is
 * written to the audit log.
 */
export function excused({ browser: { recordsIn = {} } }: Flow, network: Pick<Network, 'records'>) {
  const isNoted = network.records().some((call) => isRead(call) && 'acts' in endpointRows[call.name])
  return (table: string) => table in recordsIn || (table === 'acts' && isNoted)
}
