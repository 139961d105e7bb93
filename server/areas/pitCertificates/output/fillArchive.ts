import { collectedFileName, printedCertificateOf } from '../../../../src/domain/pitCertificate/print/print.ts'
import { vietnamDay } from '../../../../src/domain/dates.ts'
import type { Member } from '../../../companies/member.ts'
import type { PrintOrder } from '../../../printing/order.ts'
import { symbolPictures } from '../../../templates/symbolPictures.ts'
import type { PitCertificate } from '../store/pitCertificates.ts'
import type { ArchiveParts } from './archives.ts'
import type { Archive } from './keptArchives.ts'
import { openArchiveFile } from './archiveFile.ts'
import { hasPrint, printableOf } from './printCertificate.ts'

/** Bytes of the largest file. */
const largest = 1024 ** 3
/** Milliseconds after which a busy printer is asked again. */
const pause = 250

/** What a certificate brings into the file. */
interface Drawn {
  readonly certificate: PitCertificate
  readonly name: string
  /** Null where it has no print, or could not be drawn. */
  readonly pdf: Uint8Array | null
}

const wait = async (milliseconds: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<null>()
  setTimeout(() => resolve(null), milliseconds)
  await promise
}

/** Draws certificates of a company, with the pictures of each symbol made ready once. */
const drawing = (parts: ArchiveParts, { companyId, wanted, cancelled }: Archive, member: Member) => {
  const isConverted = wanted.convert_yn === 'Y'
  const conversion = isConverted ? { by: member.account.name, on: vietnamDay(parts.clock()) } : null
  const picturesOf = symbolPictures(parts)
  const ready = new Map<string, Promise<PrintOrder['images']>>()
  const images = ({ content }: PitCertificate): Promise<PrintOrder['images']> => {
    const made = ready.get(content.serial_no) ?? picturesOf(companyId, content)
    ready.set(content.serial_no, made)
    return made
  }
  const print = async (order: PrintOrder): Promise<Uint8Array | null> => {
    while (!cancelled.signal.aborted) {
      const printed = await parts.printer.print(order)
      if (printed.ok) return printed.value
      if (printed.failure === 'print.failed') return null
      await wait(pause)
    }
    return null
  }
  return async (id: string): Promise<Drawn | null> => {
    const certificate = await parts.store.pitCertificates.byId(companyId, id)
    if (certificate === null) return null
    const printable = await printableOf(parts.store, certificate, conversion)
    const name = collectedFileName(printable)
    if (!hasPrint(certificate.head)) return { certificate, name, pdf: null }
    const order = {
      certificate: printedCertificateOf(printable),
      images: await images(certificate),
      password: null,
    }
    return { certificate, name, pdf: await print(order) }
  }
}

/** What is said of a person, beside the prints. */
const dataOf = ({ head, content }: PitCertificate) => ({
  ...content,
  sid: head.id,
  refid: head.refid,
  inv_no: head.number === null ? '' : String(head.number),
  etax_status: head.status,
})

/** Draws the certificates into the file, each read before the one before it is written; false where it was cancelled or has grown too large. */
export const fillArchive = async (parts: ArchiveParts, archive: Archive, member: Member): Promise<boolean> => {
  const { ids, wanted, cancelled } = archive
  const draw = drawing(parts, archive, member)
  const file = await openArchiveFile(archive.path, wanted.of === 'person' ? 'zip' : wanted.form)
  const said: ReturnType<typeof dataOf>[] = []
  const put = async (drawn: Drawn | null): Promise<void> => {
    if (drawn !== null) {
      await parts.reads.onRead(member, drawn.certificate.head.id, 'print')
      if (wanted.of === 'person') said.push(dataOf(drawn.certificate))
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
    if (wanted.of === 'person') await file.addText('data.json', `${JSON.stringify(said, null, 2)}\n`)
    const holdsAnything = archive.leftOut < archive.done || said.length > 0
    isWhole = holdsAnything && !cancelled.signal.aborted
    return isWhole
  } finally {
    await file.end(isWhole)
    archive.bytes = file.size()
  }
}
