import { createHash } from 'node:crypto'
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileStream } from './fileStream.ts'
import { agentArchiveKinds, archiveEnding, packedMode, zipOf, type ArchiveKind, type PackedFile } from './packing.ts'
import { tarEnd, tarEntry } from './tar.ts'
import { addToZip, type Addition, type ReadableFile } from './zipJoin.ts'

/** The signing agent for download (seed 000 §2, "Agent-application-required dialog"). */
export interface AgentArchive {
  /** File name, `tokhai-agent-<kind>-<version>.zip` or `.tar.gz`. */
  readonly name: string
  readonly type: string
  /** Bytes of the archive. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
  /** Reads it anew, as it is taken: an installer has some forty megabytes, which no server keeps in memory. */
  readonly read: () => ReadableStream<Uint8Array<ArrayBuffer>>
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
const addToTarball = ({ size }: ReadableFile, file: PackedFile): Addition => ({
  kept: size,
  tail: gzipSync(Buffer.concat([tarEntry({ ...file, mode: packedMode(file.path) }), tarEnd])),
})

const withFile = <Value>(path: string, work: (file: ReadableFile) => Value): Value => {
  const opened = openSync(path, 'r')
  try {
    return work({
      size: fstatSync(opened).size,
      read: (position, into) => {
        readSync(opened, into, { position })
      },
    })
  } finally {
    closeSync(opened)
  }
}

/** Bytes that are read and hashed at a time. */
const pieceSize = 1 << 18

const digestOf = ({ read }: ReadableFile, { kept, tail }: Addition): string => {
  const hash = createHash('sha256')
  const buffer = new Uint8Array(pieceSize)
  for (let from = 0; from < kept; from += pieceSize) {
    const piece = buffer.subarray(0, kept - from)
    read(from, piece)
    hash.update(piece)
  }
  return hash.update(tail).digest('hex')
}

const typeOf = { zip: 'application/zip', 'tar.gz': 'application/gzip' } as const

const complete = (folder: string, kind: ArchiveKind, settings: AgentSettings): AgentArchive[] => {
  const place = join(folder, kind)
  const file = existsSync(place) ? readdirSync(place)[0] : undefined
  if (file === undefined) return []
  const ending = archiveEnding[kind]
  const name = file.slice(0, -`.${ending}`.length)
  const added = { path: `${name}/settings.json`, bytes: settingsFile(settings) }
  const path = join(place, file)
  return [
    withFile(path, (built) => {
      const addition = ending === 'zip' ? addToZip(built, zipOf([added])) : addToTarball(built, added)
      const { kept, tail } = addition
      return {
        name: `${name.replace(/-(?=\d)/, `-${kind}-`)}.${ending}`,
        type: typeOf[ending],
        size: kept + tail.length,
        sha256: digestOf(built, addition),
        read: () => fileStream(path, kept, tail),
      }
    }),
  ]
}

/**
 * Adds settings for the pages of this server to what the build has packed of the agent in `folder`, so that nobody has to type its address:
 * an archive for each kind that was built.
 */
export const completeAgent = (folder: string, settings: AgentSettings): readonly AgentArchive[] =>
  agentArchiveKinds.flatMap((kind) => complete(folder, kind, settings))
