import { buildIfStale } from '../../../server/build.ts'
import { requireChromium } from './chromium.ts'

/** Ensures a Chromium and builds the application, once, before any worker starts. */
export function setup() {
  requireChromium()
  buildIfStale()
}
