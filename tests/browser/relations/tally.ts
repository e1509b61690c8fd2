type Relation = 'rien ne s’est passé' | 'une fois' | 'chemin du retour' | 'rechargement' | 'nouvel essai'

/** Counts per relation for a whole run: paths examined, and paths skipped by reason. */
export function openTally() {
  const examined = new Map<string, number>()
  const leftOut = new Map<string, number>()
  const flows = new Map<string, Set<string>>()
  const explained = new Map<string, Set<string>>()
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  return {
    examined(relation: Relation, flow: string) {
      add(examined, relation)
      flows.set(relation, (flows.get(relation) ?? new Set()).add(flow))
    },
    /** `flow`: the flow whose model gives the reason, if any. */
    leftOut(relation: Relation, reason: string, flow?: string) {
      add(leftOut, `${relation} : ${reason}`)
      if (flow !== undefined) explained.set(relation, (explained.get(relation) ?? new Set()).add(flow))
    },
    /** Whether a relation examined a path of a flow, or skipped one for a reason given by its model. */
    accountsFor: (relation: Relation, flow: string) =>
      [flows, explained].some((known) => known.get(relation)?.has(flow)),
    lines: () => [
      ...[...examined].map(([relation, count]) => `${relation} : ${count} chemins examinés`),
      ...[...leftOut]
        .toSorted(([, one], [, other]) => other - one)
        .map(([reason, count]) => `  ${count} laissés de côté, ${reason}`),
    ],
  }
}
export type Tally = ReturnType<typeof openTally>
