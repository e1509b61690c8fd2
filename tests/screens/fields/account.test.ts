import type { SecondFactors } from '../../../contract/shared/second-factor/second-factor.ts'
import type { OwnSession } from '../../../contract/account/own-sessions.ts'
import type { PhoneHolder } from '../../../contract/account/phone-holders.ts'
import type { RoleDetails } from '../../../contract/shared/roles.ts'
import { ownSessions } from '../../models/account/own-sessions.model.ts'
import { phoneHolders } from '../../models/account/phone-holders.model.ts'
import { secondFactors } from '../../models/account/second-factors.model.ts'
import { roles } from '../../models/roles/roles.model.ts'
import { onlyPage, testShownFields } from './shown-fields.tsx'

testShownFields<OwnSession>({
  page: 'another session of the account',
  flow: ownSessions,
  entity: {
    id: 6101,
    device: 'Firefox sur Android',
    created_at: '2026-03-01T09:00:00.000Z',
    seen_at: '2026-03-02T09:00:00.000Z',
    is_current: false,
    assisted_by: 'Sylvie Chargée',
  },
  answers: (session) => [['listSessions', [session]]],
  within: ['list', 'Sessions ouvertes'],
  sentences: [
    'Firefox sur Android Ouverte par votre fédération, pour vous aider : Sylvie Chargée',
    'Dernière visite le 2 mars 2026 à 10 h',
  ],
  wordings: [
    ['Dernière visite le 2 mars', { is_current: true }, 'Cet appareil'],
    ['Dernière visite le 2 mars', { is_current: true }, 'Ouverte le 1er mars 2026 à 10 h'],
  ],
})

testShownFields<PhoneHolder>({
  page: 'who obtained the number',
  flow: phoneHolders,
  entity: {
    id: 6201,
    firstname: 'Hélène',
    lastname: 'Moreau',
    city: { label_full: 'Bourges (18000)' },
    shown_at: '2026-03-03T09:00:00.000Z',
  },
  answers: (holder) => [['listPhoneHolders', onlyPage(holder)]],
  sentences: ['Hélène Moreau', 'Bourges (18000), le mardi 3 mars 2026'],
})

testShownFields<SecondFactors>({
  page: 'the second factors of the account',
  flow: secondFactors,
  entity: {
    passkeys: [
      {
        id: 6301,
        name: 'Téléphone de Julie',
        created_at: '2026-03-04T09:00:00.000Z',
        last_used_at: '2026-03-05T09:00:00.000Z',
      },
    ],
    totp_since: '2026-03-06T09:00:00.000Z',
    recovery_codes_left: 8,
    duty: { due_on: null },
  } as unknown as SecondFactors,
  answers: (factors) => [['readSecondFactors', factors]],
  sentences: [
    'Téléphone de Julie Clé d’accès ajoutée le 04/03/2026, utilisée le 05/03/2026.',
    'Application de codes Reliée le 06/03/2026.',
    'Il vous en reste 8,',
  ],
})

testShownFields<RoleDetails>({
  page: 'the roles',
  flow: roles,
  entity: {
    id: 6401,
    code: 'agent_terrain',
    label: 'Agent de terrain',
    permissions: [{ id: 6402, code: 'users.view', label: 'Voir les utilisateurs' }],
    affectable_from_backoffice: true,
    users_count: 3404,
    revision: 'as first read',
  } as RoleDetails,
  answers: (role) => [['listRoles', [role]]],
  within: ['table', 'Rôles'],
  labels: { Rôle: 'Agent de terrain agent_terrain', 'En chiffres': '1 permission 3 404 utilisateurs' },
})
