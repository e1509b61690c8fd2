import type { Flow } from '../model.ts'
import { signIn } from './sign-in.model.ts'

/** Every flow that has a model, in the order in which testers are shown them. */
export const flows: readonly Flow[] = [signIn]
