import { use, useEffect } from 'react'
import { Link } from '../../../src/ui/page/link.tsx'
import { hasPage, pageOf } from '../documents.ts'
import { PageNotFound } from './page-not-found.tsx'
import { flowOfChart } from '../groups.ts'

export function DocumentPage({ file, anchor }: { file: string; anchor: string | undefined }) {
  const markup = use(pageOf(file))
  const flow = flowOfChart(file)
  const tested = `tested/${flow}.md`
  useEffect(() => {
    if (anchor !== undefined) document.getElementById(anchor)?.scrollIntoView()
  }, [anchor])
  if (markup === undefined) return <PageNotFound address={file} />
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      {flow ? (
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <Link to={`#/flow/${flow}`}>Parcourir ce schéma dans l’explorateur</Link>
          {hasPage(tested) ? <Link to={`#/page/${tested}`}>Ce que les tests en parcourent</Link> : null}
        </p>
      ) : null}
      <article className="markdown prose min-w-0" dangerouslySetInnerHTML={{ __html: markup }} />
    </div>
  )
}
