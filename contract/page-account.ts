/**
 * The header by which a page names the account that it was opened for. The server refuses the call with
 * `OTHER_ACCOUNT` if the session is somebody else’s. A caller without pages may leave it out.
 */
export const ACCOUNT_HEADER = 'X-Account'

/** The status of that refusal; its message says whose session it is. */
export const OTHER_ACCOUNT = 412
