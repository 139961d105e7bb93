/** Search parameters as plain texts: `page=2`, never JSON. The last of several of one name counts. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

/** The search part of an address with its question mark, or nothing. Colons and slashes stay readable. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') written.set(name, value)
  const text = written.toString().replaceAll('%3A', ':').replaceAll('%2F', '/')
  return text === '' ? '' : `?${text}`
}
