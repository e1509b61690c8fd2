import type { Flow } from '../../model/model.ts'
import { flows } from '../../models/registry.ts'

const PARTS = 16

/** Every sixteenth flow, beginning with the first, second … (`part`, 1 to 16). */
export const flowsOfPart = (part: number): Flow[] => flows.filter((_, index) => index % PARTS === part - 1)
