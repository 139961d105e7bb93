import { zipSync, type Zippable } from 'fflate'

// What the build packs and what a server adds is packed alike.

/** For whom an archive is: Windows with an installer, Windows with scripts where the build could make none, macOS and Linux. */
export const agentArchiveKinds = ['installer', 'windows', 'unix'] as const
export type ArchiveKind = (typeof agentArchiveKinds)[number]

/** How each kind is packed. */
export const archiveEnding = { installer: 'zip', windows: 'zip', unix: 'tar.gz' } as const satisfies Record<
  ArchiveKind,
  string
>

const unix = 3
export const packedMode = (path: string): number => (/\.(?:sh|command)$/.test(path) ? 0o100755 : 0o100644)
/** The same build packed by whichever server gives the same bytes, and with them the same digest. */
const sameMoment = new Date(2026, 0, 1)

export interface PackedFile {
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
