import type { BrowserContext } from 'playwright-core'

/** Opens a session for a demonstration account without rendering a page. */
export const signIn = async (context: BrowserContext, url: string, email: string) => {
  await context.request.get(`${url}/login`)
  const cookies = await context.cookies(url)
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const answer = await context.request.post(`${url}/login`, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-XSRF-TOKEN': token },
    data: { email, password: 'Venaison-2026', _token: token },
  })
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()} ${await answer.text()}`)
}
