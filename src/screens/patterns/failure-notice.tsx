import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { withNetworkAdvice } from '../../words/network-advice.ts'

type Props = {
  title?: string
  /** What failed, or what is kept, in whole sentences or ending with a colon. */
  children?: string
  /** What ends the advice in place of a full stop, e.g. « : le lien reste valable. » */
  end?: string
  /** Sends the call again; absent when another button on the page does. */
  onRetry?: () => void
}

/** A call that failed: what failed, the advice to check the network, and the button to retry. */
export function FailureNotice({ title, children, end, onRetry }: Props) {
  return (
    <Notice
      tone="danger"
      {...(title && { title })}
      action={onRetry ? <Button onClick={onRetry}>Réessayer</Button> : null}
    >
      {withNetworkAdvice(children, end)}
    </Notice>
  )
}
