import { deflateRawSync, crc32 } from 'node:zlib'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import { documentXml } from '../../../src/domain/documents/kind.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { invoiceKind } from '../../../src/domain/invoice/kind.ts'
import { invoiceSignature } from '../../../src/domain/invoice/layout.ts'
import { invoiceSaid } from './invoices.ts'

const signId = 'IDforeign'

interface Foreign {
  readonly number?: number
  readonly said?: Partial<InvoiceContent>
  /** What its system writes otherwise than the product, before it is signed. */
  readonly written?: (xml: string) => string
}

/** An invoice of the demo company as another system writes and signs it. */
export const foreignXml = async (
  key: SigningKey,
  { number = 7, said = {}, written = (xml) => xml }: Foreign = {},
): Promise<string> => {
  const content = invoiceSaid({ xml_vs: '2.1.0', serial_no: 'C26TNG', inv_date: '2026-03-02', ...said })
  const xml = written(
    documentXml(invoiceKind, { ...content, comp_taxcd: said.comp_taxcd ?? demoCompany.tax_id }, signId, number),
  )
  const made = await signDocument({
    xml,
    signId,
    layout: invoiceSignature,
    key,
    signingTime: new Date('2026-11-20T03:00:00Z'),
  })
  if (!made.ok) throw new Error(made.failure.code)
  return made.value.xml
}

/** The same with what the authority adds: its code and its signature. */
export const coded = (xml: string): string =>
  xml
    .replace('</DLHDon>', '</DLHDon><MCCQT>00A1B2C3D4E5F60718293A4B5C6D7E8F90</MCCQT>')
    .replace('</NBan></DSCKS>', '</NBan><CQT><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/></CQT></DSCKS>')

interface Packed {
  readonly name: string
  readonly bytes: Buffer
  /** What the archive says of its size, where that is untrue. */
  readonly size?: number
}

const header = (
  signature: number,
  length: number,
  of: Buffer,
  at: number,
  size: number,
  packed: Buffer,
  name: Buffer,
): Buffer => {
  const written = Buffer.alloc(length)
  written.writeUInt32LE(signature, 0)
  written.writeUInt16LE(8, at)
  written.writeUInt32LE(crc32(of), at + 6)
  written.writeUInt32LE(packed.length, at + 10)
  written.writeUInt32LE(size, at + 14)
  written.writeUInt16LE(name.length, at + 18)
  return written
}

/** A zip archive of these files, names as they are. */
export const zipOf = (files: readonly Packed[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name: called, bytes, size = bytes.length } of files) {
    const name = Buffer.from(called)
    const packed = deflateRawSync(bytes)
    const local = header(0x04034b50, 30, bytes, 8, size, packed, name)
    const entry = header(0x02014b50, 46, bytes, 10, size, packed, name)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, name, packed)
    directory.push(entry, name)
    offset += local.length + name.length + packed.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, entries, end])
}
