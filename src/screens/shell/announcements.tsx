// Here, since it is needed once the page is at rest, as what is announced is.
import '../../ui/page/page-memory.ts'
import { limits } from '../../../contract/limits.ts'
import { Toaster } from '../../ui/notices/toaster.tsx'

/** The container of toasts, with the duration of spec §9. */
export const Announcements = () => <Toaster duration={limits.toast} />
