import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { useNetworkReturn } from '../../ui/page/network-return.ts'
import { withNetworkAdvice } from '../../words/network-advice.ts'

type Props = {
  title?: string
  /** What failed, or what is kept; whole sentences, or ending with a colon. */
  children?: string
  /** The end of the advice instead of a full stop, e.g. « : le lien reste valable. » */
  end?: string
  /**
   * Repeats the call; absent if another button on the page does, or if it changes something. Also called when the
   * device has a network again.
   */
  onRetry?: () => void
}

/** A failed call: what failed, the advice to check the network, and a retry button. */
export function FailureNotice({ title, children, end, onRetry }: Props) {
  useNetworkReturn(onRetry)
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
