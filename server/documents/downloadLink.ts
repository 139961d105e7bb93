import { isSeal, seal } from '../secrets/signedText.ts'
import { unixSeconds, type Clock } from '../clock.ts'
import type { Sealing } from '../secrets/sealing.ts'
import type { SecretRepositories } from '../secrets/secrets.ts'
import { newSecret } from '../store/identifiers.ts'

/** Seconds a link lives. */
const lifetime = 900

interface LinkParts {
  readonly id: string
  readonly companyId: string
  /** Unix time in seconds, ten digits. */
  readonly expires: string
}

/** What a link leads to. */
export type LinkedFile = 'xml' | 'list' | 'pdf' | 'pdf-convert' | 'archive'

interface LinkKind {
  /** The kind of documents. */
  readonly of: string
  readonly file?: LinkedFile
  /** With `id`, `expires` and `hash` in it. */
  readonly path: string
}

/** Links to files of documents: an HMAC over kind, id, company and expiry (security page). */
export interface DownloadLinks {
  readonly make: (companyId: string, id: string) => string
  readonly check: (parts: LinkParts, hash: string) => 'valid' | 'expired' | 'forged'
}

export const createDownloadLinks = ({ of, file = 'xml', path }: LinkKind, key: string, clock: Clock): DownloadLinks => {
  const parts = ({ id, companyId, expires }: LinkParts) => [`${file}/${of}`, id, companyId, expires]
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

/** Where keys of links are kept. */
interface LinkKeeping {
  readonly store: SecretRepositories
  readonly sealing: Sealing
  readonly clock: Clock
}

/** The same by a key that is kept under a name. */
export const keptDownloadLinks = async (
  { store, sealing, clock }: LinkKeeping,
  name: string,
  kind: LinkKind,
): Promise<DownloadLinks> =>
  createDownloadLinks(kind, await store.secrets.keep(sealing, name, () => Promise.resolve(newSecret())), clock)
