/** The signing agent for download, as the server offers it. */
export interface AgentArchive {
  readonly href: string
  /** File name. */
  readonly name: string
  /** An installer or scripts for Windows, scripts for macOS and Linux. */
  readonly kind: 'installer' | 'windows' | 'unix'
  readonly version: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

const offer =
  /^(?<href>\/downloads\/(?<name>[\w-]+-(?<kind>installer|windows|unix)-(?<version>\d+\.\d+\.\d+)\.(?:zip|tar\.gz))) (?<bytes>\d+) (?<sha256>[\da-f]{64})$/

const kinds = ['installer', 'windows', 'unix'] as const

const archiveOf = (text: string): AgentArchive[] => {
  const { href, name, kind, version, bytes, sha256 } = offer.exec(text)?.groups ?? {}
  const known = kinds.find((each) => each === kind)
  if (href === undefined || name === undefined || version === undefined || sha256 === undefined) return []
  return known === undefined ? [] : [{ href, name, kind: known, version, bytes: Number(bytes), sha256 }]
}

/** What the page was served with in `<meta name="tokhai-agent-archive">`; none where the server has no archive, as in development. */
export const agentArchives = (page: Document): readonly AgentArchive[] =>
  (page.querySelector('meta[name="tokhai-agent-archive"]')?.getAttribute('content') ?? '')
    .split(', ')
    .flatMap(archiveOf)

/** The archive for the computer whose browser calls itself so, or null. */
export const archiveFor = (archives: readonly AgentArchive[], userAgent: string): AgentArchive | null => {
  const isWindows = /windows/i.test(userAgent)
  return archives.find(({ kind }) => (kind !== 'unix') === isWindows) ?? null
}

/** The archive for this computer, or null. */
export const agentArchive = (page: Document): AgentArchive | null =>
  archiveFor(agentArchives(page), page.defaultView?.navigator.userAgent ?? '')
