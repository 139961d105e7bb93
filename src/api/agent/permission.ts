/** What the browser says of reaching programs on this computer. */
export type LoopbackPermission = 'granted' | 'toBeAsked' | 'denied' | 'unknown'

/** The part of `navigator.permissions` that is asked. */
export interface PermissionSource {
  query(descriptor: { readonly name: string }): Promise<{ readonly state: string }>
}

/** Chromium's names for it, the newer first; other browsers know none of them. */
const names = ['loopback-network', 'local-network-access'] as const

const states: ReadonlyMap<string, LoopbackPermission> = new Map([
  ['granted', 'granted'],
  ['prompt', 'toBeAsked'],
  ['denied', 'denied'],
])

const loopbackHost = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether this page may reach programs on this computer. A page that itself comes from this computer may, whatever the
 * browser's setting says: it never asks there (security page, browser to agent).
 */
export const askLoopbackPermission = async (
  source: PermissionSource | undefined,
  pageHostname: string,
): Promise<LoopbackPermission> => {
  if (loopbackHost.test(pageHostname)) return 'granted'
  for (const name of names) {
    const answer = await source?.query({ name }).catch((error: unknown) => {
      if (error instanceof TypeError) return null
      throw error
    })
    if (answer) return states.get(answer.state) ?? 'unknown'
  }
  return 'unknown'
}

/** The parts of a page that say whether its browser keeps it from this computer. */
interface AskingPage {
  /** `navigator.vendor`. */
  readonly vendor: string
  /** `location.protocol` and `location.hostname`. */
  readonly protocol: string
  readonly hostname: string
}

/**
 * WebKit takes http://localhost for mixed content on a secure page: it neither asks nor has a setting, and all it says is that the
 * request has failed. It is known by its vendor, and only once a request has failed, since a later version may let it through.
 */
export const isKeptFromLoopback = ({ vendor, protocol, hostname }: AskingPage): boolean =>
  vendor.startsWith('Apple') && protocol === 'https:' && !loopbackHost.test(hostname)
