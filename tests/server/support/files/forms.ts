/** A multipart form as a browser sends it: the body and its header. */
export async function multipart(fields: Record<string, string | File | (string | File)[]>) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value)
  const response = new Response(form)
  return {
    body: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type')! },
  }
}
