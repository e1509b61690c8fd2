import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from '../../../server/build.ts'

/**
 * The paths of the scripts that the build announces for a page: those of every document, and those of its
 * space, by its name in `preloads.json`, if it has one.
 */
export function announcedScripts(space?: string): string[] {
  const document = readFileSync(join(dist, 'index.html'), 'utf8')
  const spaces = JSON.parse(readFileSync(join(dist, 'preloads.json'), 'utf8')) as Record<string, string[]>
  const ofSpace = space === undefined ? [] : (spaces[space] ?? []).map((path) => `/${path}`)
  const ofAll = [...document.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!)
  return [...new Set([...ofAll, ...ofSpace])]
}

/** Transferred bytes of a script: gzipped, unless it is too small to be compressed. */
export function bytesOf(path: string): number {
  const file = join(dist, path)
  const { size } = statSync(`${file}.gz`, { throwIfNoEntry: false }) ?? statSync(file)
  return size
}
