/**
 * Where a call leads: `done`; the refusals that the page tells where it is; last, where any other failure does, which
 * is reported (spec §8 « Every failed call goes through a shared error handler »).
 */
export const call = (name: string, done: string | readonly string[], ...failed: string[]) => ({
  [`${name} done`]: done,
  [`${name} failed`]: [...failed.slice(0, -1), `${failed.at(-1)} then reportFailure`],
})
