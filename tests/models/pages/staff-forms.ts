/** The query of the URL that names the form of a flow's input, as in « ?edition=12 ». */
export function formIn(input: unknown): string {
  const { asked } = input as { asked?: 'addition' | number }
  if (!asked) return ''
  return asked === 'addition' ? '?addition=1' : `?edition=${asked}`
}
