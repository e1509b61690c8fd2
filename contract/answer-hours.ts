/** The hours of the day, at its place, between which the time to answer an offer ends. */
export const answerHours = { opens: 8, closes: 20 } as const
