import { fr } from '../../src/ui/text/typography.ts'

/** An effect by its technical name, with the text that it displays, if any. */
export type Effect = { name: string; text?: string }

/** The effects of a transition or state, without those that XState adds for delays and calls. */
export const effectsOf = (actions: readonly unknown[]): Effect[] =>
  actions
    .map((action): Effect => {
      if (typeof action === 'string') return { name: action }
      const { type = 'effet', params } = action as { type?: string; params?: unknown }
      const text: unknown = (params as { text?: unknown } | undefined)?.text
      return typeof text === 'string' ? { name: type, text } : { name: type }
    })
    .filter(({ name }) => !name.startsWith('xstate.'))

/** An effect with what it displays: `announce « La chasse a été supprimée. »`. */
export const effectLabel = ({ name, text }: Effect): string =>
  text === undefined ? name : fr(`${name} « ${text} »`)
