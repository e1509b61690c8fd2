type Relation = 'rien ne s’est passé' | 'une fois' | 'chemin du retour' | 'rechargement' | 'nouvel essai'

/** Counts per relation for a whole run: paths examined, and paths skipped by reason. */
export function openTally() {
  const examined = new Map<string, number>()
  const leftOut = new Map<string, number>()
  const flows = new Map<string, Set<string>>()
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  return {
    examined(relation: Relation, flow: string) {
      add(examined, relation)
      flows.set(relation, (flows.get(relation) ?? new Set()).add(flow))
    },
    leftOut: (relation: Relation, reason: string) => void add(leftOut, `${relation} : ${reason}`),
    /** Whether a relation examined any path of a flow. */
    hasExamined: (relation: Relation, flow: string) => flows.get(relation)?.has(flow) ?? false,
    /** The counts in words, one per line. */
    lines: () => [
      ...[...examined].map(([relation, count]) => `${relation} : ${count} chemins examinés`),
      ...[...leftOut]
        .toSorted(([, one], [, other]) => other - one)
        .map(([reason, count]) => `  ${count} laissés de côté, ${reason}`),
    ],
  }
}
export type Tally = ReturnType<typeof openTally>
