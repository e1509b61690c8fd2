/** The spec names no such state; without a network no call succeeds (§8 « Every failed call goes through a shared error handler »), and the page says why. */
export const connectivity = {
  '*': { start: 'online' },
  online: { 'network.lost': 'offline' },
  offline: { 'network.restored': 'online' },
}
