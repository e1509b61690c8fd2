import type { BrowserContext } from 'playwright-core'

/** Signs somebody in on a device without opening a page. */
export async function signInByCall(context: BrowserContext, email: string, password: string): Promise<void> {
  await context.request.get('/login')
  const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')
  const token = decodeURIComponent(cookie?.value ?? '')
  const response = await context.request.post('/login', {
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': token,
    },
    data: { email, password, _token: token },
  })
  if (!response.ok())
    throw new Error(`${email} ne peut pas se connecter : ${response.status()} ${await response.text()}`)
}
