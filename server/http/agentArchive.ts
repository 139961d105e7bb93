import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sha256 } from '../secrets/signedText.ts'
import { agentArchiveKinds, archiveEnding, packedMode, zipOf, type ArchiveKind, type PackedFile } from './packing.ts'
import { tarEnd, tarEntry } from './tar.ts'
import { joinZips } from './zipJoin.ts'

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

/** The members of a gzip file that follow each other are one content (RFC 1952, section 2.2). */
const withTarEntry = (tarball: Uint8Array, file: PackedFile): Uint8Array<ArrayBuffer> =>
  Buffer.concat([tarball, gzipSync(Buffer.concat([tarEntry({ ...file, mode: packedMode(file.path) }), tarEnd]))])

const typeOf = { zip: 'application/zip', 'tar.gz': 'application/gzip' } as const

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
