import { entryForm } from '../patterns/entry-form.ts'

/** Spec §2 « Roles list », §5 « Role: code required, max 50; label required, max 255 ». */
export const roleForm = entryForm('createRole', 'updateRole', {
  'code.typed': '= if isCodeFree',
  'label.typed': '=',
})
