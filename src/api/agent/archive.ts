/** The signing agent for download, as the server offers it. */
export interface AgentArchive {
  readonly href: string
  /** File name. */
  readonly name: string
  readonly version: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

const offer =
  /^(?<href>\/downloads\/(?<name>[\w-]+-(?<version>\d+\.\d+\.\d+)\.zip)) (?<bytes>\d+) (?<sha256>[\da-f]{64})$/

/** What the page was served with in `<meta name="tokhai-agent-archive">`; null where the server has no archive, as in development. */
export const agentArchive = (page: Document): AgentArchive | null => {
  const content = page.querySelector('meta[name="tokhai-agent-archive"]')?.getAttribute('content') ?? ''
  const { href, name, version, bytes, sha256 } = offer.exec(content)?.groups ?? {}
  if (href === undefined || name === undefined || version === undefined || sha256 === undefined) return null
  return { href, name, version, bytes: Number(bytes), sha256 }
}
