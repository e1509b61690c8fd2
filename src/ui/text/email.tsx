import { Fragment } from 'react'

/** An e-mail address that wraps after « @ » or a dot only. */
export function Email({ address }: { address: string }) {
  return (
    <span translate="no">
      {address.split(/(?<=@)|(?<=\.)(?=.*@)/).map((piece, index) => (
        // The pieces are fixed, so their index is a stable key.
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {piece}
        </Fragment>
      ))}
    </span>
  )
}
