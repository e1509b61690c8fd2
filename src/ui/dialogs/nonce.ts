import { setNonce } from 'get-nonce'

/** The nonce of this page's Content-Security-Policy; undefined if the page has none. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined
}

/** Lets the scroll lock of dialogs and lists insert its style element under a strict policy. */
export function allowStyles(): void {
  const nonce = pageNonce()
  if (nonce) setNonce(nonce)
}
