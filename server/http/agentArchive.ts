import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync, type Zippable } from 'fflate'
import { sha256 } from '../secrets/signedText.ts'
import { tarEnd, tarEntry } from './tar.ts'
import { joinZips } from './zipJoin.ts'

/** For whom an archive is: Windows with an installer, Windows with scripts where the build could make none, macOS and Linux. */
const agentArchiveKinds = ['installer', 'windows', 'unix'] as const
export type ArchiveKind = (typeof agentArchiveKinds)[number]

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

const unix = 3
export const packedMode = (path: string): number => (/\.(?:sh|command)$/.test(path) ? 0o100755 : 0o100644)
/** The same build packed by whichever server gives the same bytes, and with them the same digest. */
const sameMoment = new Date(2026, 0, 1)

interface PackedFile {
  readonly path: string
  readonly bytes: Uint8Array
}

export const zipOf = (files: readonly PackedFile[]): Uint8Array<ArrayBuffer> => {
  const entries: Zippable = {}
  for (const { path, bytes } of files) {
    // An installer is packed already.
    const level = path.endsWith('.msi') ? 0 : 6
    entries[path] = [bytes, { level, os: unix, attrs: packedMode(path) << 16, mtime: sameMoment }]
  }
  return zipSync(entries)
}

/** The members of a gzip file that follow each other are one content (RFC 1952, section 2.2). */
const withTarEntry = (tarball: Uint8Array, file: PackedFile): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.concat([tarball, gzipSync(Buffer.concat([tarEntry({ ...file, mode: packedMode(file.path) }), tarEnd]))]),
  )

const typeOf = { zip: 'application/zip', 'tar.gz': 'application/gzip' } as const

/** How each kind is packed. */
export const archiveEnding = { installer: 'zip', windows: 'zip', unix: 'tar.gz' } as const satisfies Record<
  ArchiveKind,
  keyof typeof typeOf
>

const complete = (folder: string, kind: ArchiveKind, settings: AgentSettings): AgentArchive[] => {
  const place = join(folder, kind)
  const file = existsSync(place) ? readdirSync(place)[0] : undefined
  if (file === undefined) return []
  const ending = archiveEnding[kind]
  const name = file.slice(0, -`.${ending}`.length)
  const added = { path: `${name}/settings.json`, bytes: settingsFile(settings) }
  const built = readFileSync(join(place, file))
  const bytes = ending === 'zip' ? joinZips(built, zipOf([added])) : withTarEntry(built, added)
  return [
    {
      name: `${name.replace(/-(?=\d)/, `-${kind}-`)}.${ending}`,
      type: typeOf[ending],
      bytes,
      sha256: sha256(bytes),
    },
  ]
}

/**
 * Adds settings for the pages of this server to what the build has packed of the agent in `folder`, so that nobody has to type its address:
 * an archive for each kind that was built.
 */
export const completeAgent = (folder: string, settings: AgentSettings): readonly AgentArchive[] =>
  agentArchiveKinds.flatMap((kind) => complete(folder, kind, settings))
