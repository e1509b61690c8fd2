import { sizes } from './measure.ts'
import type { Tone } from '../../explore/transition-labels.ts'

/** Each tone differs by colour, by dash and by the symbol at its label. */
export const tones: Record<Tone, { ink: string; dash: string; symbol: string; meaning: string }> = {
  event: { ink: '#2B3A33', dash: '', symbol: 'M3 2.5L8 6L3 9.5z', meaning: 'la personne ou la page' },
  success: { ink: '#1B5E3B', dash: '', symbol: 'M1.5 6.5L4.5 9.5L10.5 2.5', meaning: 'réussite' },
  failure: { ink: '#A3231F', dash: '7 4', symbol: 'M2.5 2.5L9.5 9.5M9.5 2.5L2.5 9.5', meaning: 'échec' },
  timeout: {
    ink: '#8A5A00',
    dash: '2 4',
    symbol: 'M6 1A5 5 0 1 1 5.99 1M6 3V6L8.3 7.4',
    meaning: 'délai écoulé',
  },
  immediate: { ink: '#5A635C', dash: '10 3 2 3', symbol: 'M1.5 6H9M6 3L9.5 6L6 9', meaning: 'aussitôt' },
}

/** A text as it may stand in markup. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** A coordinate without needless digits, so that pages differ only where charts do. */
export const round = (value: number) => Math.round(value * 10) / 10

/** The symbol of a tone, drawn so that no font has to know it. */
export const symbol = (tone: Tone, x: number, y: number, scale = 0.9) =>
  `<path d="${tones[tone].symbol}" transform="translate(${round(x)} ${round(y)}) scale(${scale})" ` +
  `fill="${tone === 'event' ? tones.event.ink : 'none'}" stroke="${tones[tone].ink}" stroke-width="1.6" ` +
  'stroke-linecap="round" stroke-linejoin="round"/>'

/** What the wires of a chart mean, at its foot. */
export function legend(used: ReadonlySet<Tone>, y: number): { markup: string[]; width: number } {
  let x = 0
  const markup = (Object.keys(tones) as Tone[])
    .filter((tone) => used.has(tone))
    .flatMap((tone) => {
      const { ink, dash, meaning } = tones[tone]
      const at = x
      x += 62 + meaning.length * 6.6
      return [
        `<path d="M${at} ${y}h28" stroke="${ink}" stroke-width="1.5" stroke-dasharray="${dash || 'none'}"/>`,
        symbol(tone, at + 33, y - 6),
        `<text x="${at + 48}" y="${y + 4}" font-size="${sizes.label}" fill="${ink}">${escape(meaning)}</text>`,
      ]
    })
  return { markup, width: x }
}
