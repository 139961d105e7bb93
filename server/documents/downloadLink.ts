import { isSeal, seal } from '../secrets/signedText.ts'
import { unixSeconds, type Clock } from '../clock.ts'

/** Seconds a link lives. */
const lifetime = 900

interface LinkParts {
  readonly id: string
  readonly companyId: string
  /** Unix time in seconds, ten digits. */
  readonly expires: string
}

/** Links to signed XML: an HMAC over kind, id, company and expiry (security page). */
export interface DownloadLinks {
  readonly make: (companyId: string, id: string) => string
  readonly check: (parts: LinkParts, hash: string) => 'valid' | 'expired' | 'forged'
}

/** Of the kind `of`, whose signed XML is taken at a path with `id`, `expires` and `hash` in it. */
export const createDownloadLinks = (
  { of, path }: { readonly of: string; readonly path: string },
  key: string,
  clock: Clock,
): DownloadLinks => {
  const parts = ({ id, companyId, expires }: LinkParts) => [`xml/${of}`, id, companyId, expires]
  return {
    make(companyId, id) {
      const expires = String(unixSeconds(clock()) + lifetime)
      const given: Record<string, string> = { id, expires, hash: seal(key, parts({ id, companyId, expires })) }
      return path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? '')
    },
    check(link, hash) {
      if (!isSeal(key, parts(link), hash)) return 'forged'
      return Number(link.expires) > unixSeconds(clock()) ? 'valid' : 'expired'
    },
  }
}
