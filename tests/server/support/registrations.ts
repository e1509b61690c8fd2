import { place } from '../../world/places.ts'

export const newPassword = 'Sous-bois calme 31'

/** What a receiver of Bourges sends to register. */
export const newcomer = {
  user_type: 'receiver',
  lastname: 'Delorme',
  firstname: 'Inès',
  phone: '0639980077',
  email: 'ines.delorme@example.org',
  password: newPassword,
  password_confirmation: newPassword,
  city_id: place('Bourges').id,
}
