/** What reacts to a tap. */
const CONTROLS = 'a, button, input, label, summary'

let tapped: Element | null = null

/** Whether the second of two taps at once is meant: for the control of the first, unless that only unfolds something. */
const isMeant = (control: Element | null) =>
  control === tapped && control?.hasAttribute('aria-expanded') !== true

function guard(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null
  if (event.detail > 1 && !isMeant(control)) {
    event.preventDefault()
    event.stopPropagation()
  }
  tapped = control
}

// From now on, the second of two taps at once reaches no control that took the place of the first one, and
// folds nothing that the first unfolded.
document.addEventListener('click', guard, true)
