import type { Device } from '../support/open-device.ts'

export const password = 'Sous-bois calme 31'
export const who = { Nom: 'Delorme', Prénom: 'Inès', Téléphone: '06 39 98 00 77' }

/** A visitor without an account on a device, and the requests they post. */
export function newcomerOn(device: Pick<Device, 'page' | 'person'>, email: string) {
  const { page, person } = device
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  const fillIdentity = async (city: string) => {
    for (const [label, value] of Object.entries({ ...who, 'Adresse e-mail': email }))
      await person.fill(label, value)
    await person.fill('Commune', city)
    await person.click('option', new RegExp(`^${city}`))
  }
  const fillPasswords = async (value = password) => {
    for (const label of ['Mot de passe', 'Confirmation du mot de passe']) await person.fill(label, value)
  }
  return { page, person, posts, fillIdentity, fillPasswords }
}
