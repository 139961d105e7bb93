import { certificateArchives } from '../../../server/areas/pitCertificates/output/certificateArchives.ts'
import { invoiceArchives } from '../../../server/areas/invoices/output/invoiceArchives.ts'
import type { Clock } from '../../../server/clock.ts'
import type { Member } from '../../../server/companies/member.ts'
import { openArchives } from '../../../server/documentArchives/archives.ts'
import type { Archive } from '../../../server/documentArchives/keptArchives.ts'
import type { Store } from '../../../server/openStore.ts'
import type { PdfPrinter } from '../../../server/printing/pdfPrinter.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { Result } from '../../../src/domain/result.ts'
import { invoiceSaid } from './invoices.ts'
import { certificateSaid } from './pitCertificates.ts'

type Form = 'zip' | 'pdf'

/** Files of PDFs of a kind, of documents that are named by their ids. */
export interface OpenedArchives {
  readonly start: (
    member: Member,
    ids: readonly string[],
    form?: Form,
  ) => Promise<Result<Archive, 'absent' | 'tooMany' | 'archiveRunning'>>
  readonly of: (member: Member) => Archive | null
  readonly drop: (member: Member, id: string) => Promise<boolean>
}

interface Parts {
  readonly store: Store
  readonly print: PdfPrinter['print']
  readonly clock: Clock
  readonly folder: string
}

interface ArchivedInTests {
  readonly open: (parts: Parts) => Promise<OpenedArchives>
  /** The ids of drafts that a company gets. */
  readonly drafts: (store: Store, companyId: string, count: number) => Promise<readonly string[]>
}

const images = { find: () => Promise.resolve(null) }
const surrounded = ({ store, print, clock, folder }: Parts) => ({
  store,
  printer: { print },
  clock,
  log: () => {},
  folder,
})
const draft = { year: 2026, contentHash: '1', madeAt: '2026-11-20T00:00:00.000Z' }
const many = <Made>(count: number, make: (id: string, index: number) => Made): readonly Made[] =>
  Array.from({ length: count }, (_, index) => make(newId(), index))

const ofCertificates: ArchivedInTests = {
  async open(parts) {
    const reads = { onRead: () => Promise.resolve() }
    const kind = certificateArchives({ ...parts, images, reads })
    const archives = await openArchives({ ...surrounded(parts), kind })
    const asked = { of: 'selected', convert_yn: 'N', search_value: '' } as const
    return {
      ...archives,
      start: (member, ids, form = 'zip') => archives.start(member, { ...asked, form, sid: [...ids] }),
    }
  },
  async drafts({ pitCertificates }, companyId, count) {
    const made = many(count, (id) => {
      const given = { lookup_cd: newId(), corrects_sid: '' }
      return { ...draft, id, reference: 'PIT20261120-AAAAAA', given, content: certificateSaid() }
    })
    await pitCertificates.insert(companyId, made)
    return made.map(({ id }) => id)
  },
}

const ofInvoices: ArchivedInTests = {
  async open(parts) {
    const archives = await openArchives({ ...surrounded(parts), kind: invoiceArchives({ ...parts, images }) })
    const asked = { of: 'selected', search_value: '' } as const
    return {
      ...archives,
      start: (member, ids, form = 'zip') => archives.start(member, { ...asked, form, sid: [...ids] }),
    }
  },
  async drafts({ invoices }, companyId, count) {
    const made = many(count, (id, index) => {
      const given = { lookup_cd: newId(), made_by: '' }
      return { ...draft, id, reference: `HD20261120-${index}`, given, content: invoiceSaid() }
    })
    await invoices.insert(companyId, made)
    return made.map(({ id }) => id)
  },
}

/** The kinds whose PDFs the server makes into files. */
export const archivedKinds = { 'PIT certificates': ofCertificates, 'e-invoices': ofInvoices }
