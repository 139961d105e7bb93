type Environment = Readonly<Record<string, string | undefined>>

const ownNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]', 'admin.localhost']

export const isOfThisMachine = (origin: string): boolean =>
  URL.canParse(origin) && ownNames.includes(new URL(origin).hostname)

/** Whether a HOST can be reached from this machine alone. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)

/** By which setting others than this machine's own user can reach the product, as the beginning of a sentence; null where none says so. */
export const publicReach = ({ PUBLIC_ORIGIN = '', HOST = '' }: Environment): string | null => {
  if (PUBLIC_ORIGIN.startsWith('https:')) return 'PUBLIC_ORIGIN is an https address'
  if (PUBLIC_ORIGIN !== '' && !isOfThisMachine(PUBLIC_ORIGIN)) return 'PUBLIC_ORIGIN is not this machine'
  return HOST === '' || isLoopback(HOST) ? null : 'HOST is not a loopback address'
}

/** Whether there are demo accounts, whose password everybody knows: unless TOKHAI_DEMO is 0, and on a public address only where it is 1. */
export const hasDemo = (environment: Environment): boolean => {
  const wanted = environment['TOKHAI_DEMO'] ?? ''
  return wanted === '' ? publicReach(environment) === null : wanted !== '0'
}
