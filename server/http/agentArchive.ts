import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { zipSync, type Zippable } from 'fflate'
import { sha256 } from '../secrets/signedText.ts'

/** The signing agent for download (seed 000 §2, "Agent-application-required dialog"). */
export interface AgentArchive {
  /** File name, `tokhai-agent-<version>.zip`. */
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Hexadecimal. */
  readonly sha256: string
}

export interface AgentSettings {
  /** Pages that the agent will listen to: those of this server. */
  readonly origins: readonly string[]
  readonly port: number
}

/** What the agent reads when it starts; the README in the archive explains each line. */
const settingsFile = ({ origins, port }: AgentSettings): Uint8Array =>
  new TextEncoder().encode(
    `${JSON.stringify(
      { AGENT_ORIGINS: origins.join(','), AGENT_PORT: port, AGENT_LOCALE: 'vi', PKCS12_FILE: '', PKCS11_MODULE: '' },
      null,
      2,
    ).replaceAll('\n', '\r\n')}\r\n`,
  )

const unix = 3
const modeOf = (file: string): number => (/\.(?:sh|command)$/.test(file) ? 0o100755 : 0o100644)
/** Every build of the same sources by whichever server gives the same bytes, and with them the same digest. */
const sameMoment = new Date(2026, 0, 1)

const filesBelow = (folder: string): [string, Uint8Array][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)])

/**
 * Packs the agent that the build has left in `folder`, with settings for the pages of this server, so that nobody has to type its
 * address. Null where there is no build of it.
 */
export const packAgent = (folder: string, settings: AgentSettings): AgentArchive | null => {
  const name = existsSync(folder) ? readdirSync(folder)[0] : undefined
  if (name === undefined) return null
  const files: [string, Uint8Array][] = filesBelow(join(folder, name))
  const entries: Zippable = {}
  for (const [file, bytes] of [...files, ['settings.json', settingsFile(settings)] as const].toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  )) {
    entries[`${name}/${file}`] = [bytes, { os: unix, attrs: modeOf(file) << 16, mtime: sameMoment }]
  }
  const bytes = zipSync(entries, { level: 6 })
  return { name: `${name}.zip`, bytes, sha256: sha256(bytes) }
}
