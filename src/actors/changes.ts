import type { WaitingKind } from '../../contract/shared/waiting/waiting.ts'

const listeners: (() => void)[] = []

/** Tells whoever listens that a call has ended which changes pending work (`Endpoint.changes`). */
export const announceChange = (): void => listeners.forEach((hear) => hear())

/** Hears of every such change from now on. */
export const onChange = (hear: () => void): void => void listeners.push(hear)

type HearTotal = (list: WaitingKind, total: number) => void
const counting: HearTotal[] = []

/** Tells whoever listens how many items a list of pending work has, which was read just now (`Endpoint.counts`). */
export const announceTotal: HearTotal = (list, total) => counting.forEach((hear) => hear(list, total))

/** Hears of every such number from now on. */
export const onTotal = (hear: HearTotal): void => void counting.push(hear)
