import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync, type Zippable } from 'fflate'
import { sha256 } from '../secrets/signedText.ts'
import { tarOf } from './tar.ts'

/** For whom an archive is: Windows with an installer, Windows with scripts where the build could make none, macOS and Linux. */
const agentArchiveKinds = ['installer', 'windows', 'unix'] as const
type ArchiveKind = (typeof agentArchiveKinds)[number]

/** The signing agent for download (seed 000 §2, "Agent-application-required dialog"). */
export interface AgentArchive {
  /** File name, `tokhai-agent-<kind>-<version>.zip` or `.tar.gz`. */
  readonly name: string
  readonly type: string
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
      {
        AGENT_ORIGINS: origins.join(','),
        AGENT_PORT: port,
        AGENT_LOCALE: 'vi',
        PKCS12_FILE: '',
        PKCS11_MODULE: 'auto',
      },
      null,
      2,
    ).replaceAll('\n', '\r\n')}\r\n`,
  )

interface PackedFile {
  readonly path: string
  readonly bytes: Uint8Array
}

const unix = 3
const modeOf = (file: string): number => (/\.(?:sh|command)$/.test(file) ? 0o100755 : 0o100644)
/** The same build packed by whichever server gives the same bytes, and with them the same digest. */
const sameMoment = new Date(2026, 0, 1)

const filesBelow = (folder: string): PackedFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path).split(sep).join('/'), bytes: readFileSync(path) }))

const zipOf = (files: readonly PackedFile[]): Uint8Array<ArrayBuffer> => {
  const entries: Zippable = {}
  for (const { path, bytes } of files) {
    // An installer is packed already.
    const level = path.endsWith('.msi') ? 0 : 6
    entries[path] = [bytes, { level, os: unix, attrs: modeOf(path) << 16, mtime: sameMoment }]
  }
  return zipSync(entries)
}

/** Packed at each start of a server: a tenth larger than the best, in a third of its time. */
const GZIP_LEVEL = 2

const tarballOf = (files: readonly PackedFile[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(gzipSync(tarOf(files.map((file) => ({ ...file, mode: modeOf(file.path) }))), { level: GZIP_LEVEL }))

const pack = (folder: string, kind: ArchiveKind, settings: AgentSettings): AgentArchive[] => {
  const place = join(folder, kind)
  const name = existsSync(place) ? readdirSync(place)[0] : undefined
  if (name === undefined) return []
  const files = [...filesBelow(join(place, name)), { path: 'settings.json', bytes: settingsFile(settings) }]
    .map(({ path, bytes }) => ({ path: `${name}/${path}`, bytes }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const [bytes, ending, type] =
    kind === 'unix' ? [tarballOf(files), 'tar.gz', 'application/gzip'] : [zipOf(files), 'zip', 'application/zip']
  return [{ name: `${name.replace(/-(?=\d)/, `-${kind}-`)}.${ending}`, type, bytes, sha256: sha256(bytes) }]
}

/**
 * Packs what the build has left of the agent in `folder`, with settings for the pages of this server, so that nobody has to type its
 * address: an archive for each kind that was built.
 */
export const packAgent = (folder: string, settings: AgentSettings): readonly AgentArchive[] =>
  agentArchiveKinds.flatMap((kind) => pack(folder, kind, settings))
