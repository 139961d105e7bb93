/** The port of the signing agent on the user's computer (seed 000 §9). */
const usual = 'http://localhost:1080'

/** Where the signing agent listens: what the page was served with in `<meta name="tokhai-agent">`, else the usual port. */
export const agentOrigin = (page: Document): string => {
  const content = page.querySelector('meta[name="tokhai-agent"]')?.getAttribute('content') ?? ''
  return URL.canParse(content) ? new URL(content).origin : usual
}
