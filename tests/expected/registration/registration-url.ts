/** Spec §2 « /register/{userType}: two steps »; design §2 « The URL is an event source ». */
export const registrationUrl = {
  '*': { start: 'first' },
  first: {
    'step.shown': 'second then pushStep if isSecond',
    'url.changed': 'advancing if isSecond',
  },
  // If the form does not follow, the URL is set back to the displayed step.
  advancing: {
    entering: 'requestSecond',
    'step.shown': 'second if isSecond',
    'after FORM_TURN': 'first then leaveStep',
  },
  second: {
    'step.shown': 'first then leaveStep if isFirst',
    'url.changed': 'returning if isFirst',
  },
  returning: {
    entering: 'requestFirst',
    'step.shown': 'first if isFirst',
    'after FORM_TURN': 'second then pushStep',
  },
}
