import type { Tone } from './transition-labels.ts'

/** Tones differ by colour, dash pattern and symbol. */
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
