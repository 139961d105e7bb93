import type { Member } from '../companies/member.ts'
import type { PrintOrder } from '../printing/order.ts'
import { openArchiveFile } from './archiveFile.ts'
import type { DrawnOrder } from './archivedKind.ts'
import type { ArchiveParts } from './archives.ts'
import type { Archive, ArchiveAsked } from './keptArchives.ts'

/** Bytes of the largest file. */
const largest = 1024 ** 3
/** Milliseconds after which a busy printer is asked again. */
const pause = 250

interface Drawn extends Omit<DrawnOrder, 'order'> {
  /** Null where it has no print, or could not be drawn. */
  readonly pdf: Uint8Array | null
}

const wait = async (milliseconds: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<null>()
  setTimeout(() => resolve(null), milliseconds)
  await promise
}

/** Draws documents of a file. */
const drawing = <Wanted extends ArchiveAsked>(
  { kind, printer }: Pick<ArchiveParts<Wanted>, 'kind' | 'printer'>,
  { wanted, cancelled }: Archive<Wanted>,
  member: Member,
) => {
  const read = kind.reading(member, wanted)
  const print = async (order: PrintOrder): Promise<Uint8Array | null> => {
    while (!cancelled.signal.aborted) {
      const printed = await printer.print(order)
      if (printed.ok) return printed.value
      if (printed.failure === 'print.failed') return null
      await wait(pause)
    }
    return null
  }
  return async (id: string): Promise<Drawn | null> => {
    const found = await read(id)
    if (found === null) return null
    const { order, ...drawn } = found
    return { ...drawn, pdf: order === null ? null : await print(order) }
  }
}

/** Draws the documents into the file, each read before the one before it is written; false where it was cancelled or has grown too large. */
export const fillArchive = async <Wanted extends ArchiveAsked>(
  parts: Pick<ArchiveParts<Wanted>, 'kind' | 'printer'>,
  archive: Archive<Wanted>,
  member: Member,
): Promise<boolean> => {
  const { ids, wanted, cancelled } = archive
  const draw = drawing(parts, archive, member)
  const file = await openArchiveFile(archive.path, parts.kind.isZipAlone?.(wanted) === true ? 'zip' : wanted.form)
  const said: object[] = []
  const put = async (drawn: Drawn | null): Promise<void> => {
    if (drawn !== null) {
      await parts.kind.onDrawn?.(member, drawn.id)
      if (drawn.said !== undefined) said.push(drawn.said)
    }
    if (drawn?.pdf === undefined || drawn.pdf === null) archive.leftOut += 1
    else await file.add(drawn.name, drawn.pdf)
    archive.done += 1
    archive.bytes = file.size()
  }
  let isWhole = false
  try {
    let drawn: Promise<Drawn | null> | null = null
    for (const id of ids) {
      const next = draw(id)
      // What fails meanwhile is heard below.
      next.catch(() => undefined)
      if (drawn !== null) await put(await drawn)
      drawn = next
      if (cancelled.signal.aborted || archive.bytes > largest) return false
    }
    if (drawn !== null) await put(await drawn)
    if (said.length > 0) await file.addText('data.json', `${JSON.stringify(said, null, 2)}\n`)
    const holdsAnything = archive.leftOut < archive.done || said.length > 0
    isWhole = holdsAnything && !cancelled.signal.aborted
    return isWhole
  } finally {
    await file.end(isWhole)
    archive.bytes = file.size()
  }
}
