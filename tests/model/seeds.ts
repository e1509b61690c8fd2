/** The seed of random paths: the same at every run, unless PATHS_SEED gives another. */
export const pathsSeed = Number(process.env['PATHS_SEED'] ?? 2026)

/** Prints the seed, and how to try another. */
export const printSeed = (project: string) =>
  console.log(
    `Random paths of seed ${pathsSeed}. Others: PATHS_SEED=${pathsSeed + 1} TESTS=all npm run test:${project}`,
  )
