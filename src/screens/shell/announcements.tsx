import { limits } from '../../../contract/limits.ts'
import { Toaster } from '../../ui/notices/toaster.tsx'

/** Where toasts appear, for the time of spec §9. */
export const Announcements = () => <Toaster duration={limits.toast} />
