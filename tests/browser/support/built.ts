import { buildIfStale } from '../../../server/build.ts'

/** Builds the application once, before the browsers open it. */
export const setup = () => void buildIfStale()
