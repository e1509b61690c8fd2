/** Escapes a text for markup. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A drawing whose ids, of titles and arrowheads, are its own on a page with others. */
export const withOwnIds = (source: string, name: string) =>
  source
    .replace(/ id="(\w+)"/g, ` id="${name}-$1"`)
    .replace(/url\(#(\w+)\)/g, `url(#${name}-$1)`)
    .replace('aria-labelledby="title description"', `aria-labelledby="${name}-title ${name}-description"`)
