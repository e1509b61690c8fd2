import { use } from 'react'
import { Link } from '../../src/ui/link.tsx'
import { pageOf } from './documents.ts'
import { LostPage } from './lost-page.tsx'
import { flowOfChart } from './groups.ts'

/** A page of the documents; that of a chart leads to the chart's flow as well. */
export function DocumentPage({ file }: { file: string }) {
  const markup = use(pageOf(file))
  const flow = flowOfChart(file)
  if (markup === undefined) return <LostPage address={file} />
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      {flow ? (
        <p>
          <Link to={`#/flow/${flow}`}>Parcourir ce schéma dans l’explorateur</Link>
        </p>
      ) : null}
      <article className="markdown prose min-w-0" dangerouslySetInnerHTML={{ __html: markup }} />
    </div>
  )
}
