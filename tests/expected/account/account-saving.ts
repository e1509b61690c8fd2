/** One part of the account, sent unless already stored, by its region and its call. */
const part = (region: string, call: string) => ({
  [region]: { start: `${region}.deciding` },
  [`${region}.deciding`]: { always: [`${region}.unneeded if isSaved`, `${region}.sending`] },
  [`${region}.sending`]: {
    [`${call} done`]: `${region}.saved`,
    [`${call} failed`]: [`${region}.unsaved if wasRefused`, `${region}.unsaved then reportFailure`],
  },
})

/** Spec §7 « The three save requests of the account form are sent in parallel and awaited together ». */
export const accountSaving = {
  ...part('account', 'updateAccount'),
  // §6: « sends giver data only if the user has a giver record ».
  ...part('giver', 'updateGiver'),
  ...part('receiver', 'updateReceiver'),
}
