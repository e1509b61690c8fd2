/** The part of dom-accessibility-api that is used; its types are only for CommonJS. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string
}
