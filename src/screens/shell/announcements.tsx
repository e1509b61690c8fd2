import { limits } from '../../../contract/limits.ts'
import { Toaster } from '../../ui/notices/toaster.tsx'

/** The container of toasts, with the duration of spec §9. */
export const Announcements = () => <Toaster duration={limits.toast} />
