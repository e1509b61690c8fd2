import { chartTitle } from '../../../tests/explore/dictionary.ts'
import { Link } from '../../../src/ui/page/link.tsx'
import { flowAddress } from '../address.ts'
import type { Explorable } from '../explorable.ts'

export function Proposals({ flows }: { flows: readonly Explorable[] }) {
  if (flows.length === 0) return null
  return (
    <section aria-labelledby="proposals" className="grid justify-items-center gap-1">
      <h2 id="proposals" className="font-semibold">
        Vous cherchiez peut-être
      </h2>
      <ul className="grid justify-items-center">
        {flows.map((flow) => (
          <li key={flow.name}>
            <Link to={flowAddress(flow)} className="inline-flex min-h-11 items-center text-forest underline">
              {chartTitle(flow.machine)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
