/** Spec §2 « Registration », step 1 « identity and city »; §5 « Registration ». */
export const registrationIdentity = {
  '*': { start: 'filling' },
  filling: {
    start: 'filling.deciding',
    'field.typed': '= then keepDraft, tellEntry',
    'city.changed': '= then keepDraft, tellEntry',
    'device.described': '= then keepDraft, tellEntry',
    // §5: « Continue needs all common fields and a valid password ».
    'identity.submitted': ['completed if isSound', 'filling.incorrect if isFilled'],
  },
  // Also when returning from step 2: « Server errors are listed by field ».
  'filling.deciding': {
    always: ['filling.incorrect if hasFieldErrors', 'filling.resumed if isResumed', 'filling.fresh'],
  },
  'filling.resumed': { 'draft.discarded': 'filling then dropDraft' },
}
