import { permissions } from '../../contract/permissions.ts'
import type { SecondFactorDuty } from '../../contract/shared/second-factor/second-factor-duty.ts'
import type { Boot } from '../../contract/shared/session.ts'
import { userOf } from './boot-values.ts'
import { staff } from './people.ts'

const role = { id: 3, code: 'admin', label: 'Administrateur' }

/** The boot values of admin@ with this second-factor duty. */
export function adminBoot(second_factor: SecondFactorDuty): Boot {
  const user = { ...userOf(staff[0]!, role), federation: null, federation_id: null }
  return {
    user,
    role,
    federation: null,
    permissions: permissions.filter((code) => code !== 'hunts.self.write'),
    second_factor,
    assistance: null,
  }
}
