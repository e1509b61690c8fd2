/** Whether a screen has asked something of the page around it, which the test of a flow leaves out. */
export const pageAround = { isAsked: false }

/** Stands for what the page around a screen does on request, such as opening a window of its own. */
export const askPageAround = (): void => {
  pageAround.isAsked = true
}
