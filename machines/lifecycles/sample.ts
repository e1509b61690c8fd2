import { setup } from 'xstate'

type Event =
  | { type: 'sample.sent' }
  | { type: 'sample.foundNegative' }
  | { type: 'sample.foundDoubtful' }
  | { type: 'sample.foundPositive' }
  | { type: 'sample.foundOther' }
  | { type: 'sample.foundUnusable' }

/** The lifecycle of a sample, from the carcass to the laboratory's result. */
export const sampleLifecycle = setup({
  types: {} as { events: Event },
}).createMachine({
  id: 'sample',
  description: 'La vie d’un prélèvement, de la carcasse au résultat du laboratoire.',
  initial: 'taken',
  states: {
    taken: {
      description: 'Le prélèvement est fait ; il n’est pas encore parti.',
      on: { 'sample.sent': 'sent' },
    },
    sent: {
      description: 'Le laboratoire a le prélèvement ; le résultat est attendu.',
      on: {
        'sample.sent': 'sent',
        'sample.foundNegative': 'negative',
        'sample.foundDoubtful': 'doubtful',
        'sample.foundUnusable': 'impossible',
      },
    },
    negative: {
      description: 'Rien n’a été trouvé ; un résultat corrigé ne peut être que plus prudent.',
      on: { 'sample.foundNegative': 'negative', 'sample.foundDoubtful': 'doubtful' },
    },
    doubtful: {
      description: 'Le résultat est douteux : le laboratoire national le confirme ou l’écarte.',
      on: {
        'sample.foundDoubtful': 'doubtful',
        'sample.foundNegative': 'negative',
        'sample.foundPositive': 'positive',
        'sample.foundOther': 'otherParasite',
      },
    },
    positive: {
      description: 'La trichine est confirmée ; une autre personne peut l’écarter, en disant pourquoi.',
      on: { 'sample.foundPositive': 'positive', 'sample.foundNegative': 'negative' },
    },
    otherParasite: {
      description: 'Un autre parasite a été trouvé ; la carcasse n’est pas remise.',
      on: { 'sample.foundOther': 'otherParasite', 'sample.foundPositive': 'positive' },
    },
    impossible: {
      description: 'L’analyse n’a pas pu être faite ; il faut un autre prélèvement.',
      on: { 'sample.foundUnusable': 'impossible' },
    },
  },
})
