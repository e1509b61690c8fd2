import { Fragment } from 'react'

/** An e-mail address that a narrow place cuts after its « @ », or a dot before it, rather than within a word. */
export function Email({ address }: { address: string }) {
  return address.split(/(?<=@)|(?<=\.)(?=.*@)/).map((piece, index) => (
    // Pieces neither come nor go: their place names them.
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ))
}
