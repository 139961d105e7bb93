import type { WantedArchive } from '../../../../src/api/contract/pitCertificateArchives.ts'
import { vietnamDay } from '../../../../src/domain/dates.ts'
import { mostInArchive } from '../../../../src/domain/documents/archive.ts'
import { collectedFileName, printedCertificateOf } from '../../../../src/domain/pitCertificate/print/print.ts'
import { succeed, type Result } from '../../../../src/domain/result.ts'
import type { Clock } from '../../../clock.ts'
import type { ArchivedKind } from '../../../documentArchives/archivedKind.ts'
import { listedIds } from '../../../lists/listedIds.ts'
import { picturesOfMany } from '../../../templates/symbolPictures.ts'
import type { Reads } from '../reads.ts'
import { narrowedBy } from '../store/narrowed.ts'
import type { PitCertificate, PitCertificateFilter } from '../store/pitCertificates.ts'
import type { Store } from '../store/repositories.ts'
import { hasPrint, printableOf, type PrintParts } from './printCertificate.ts'

interface Parts extends Omit<PrintParts, 'printer'> {
  readonly clock: Clock
  readonly reads: Pick<Reads, 'onRead'>
}

const everyDay = { from: '2000-01-01', to: '9999-12-31' }

const listed = (store: Pick<Store, 'pitCertificates'>, companyId: string, filter: PitCertificateFilter) =>
  listedIds((page) => store.pitCertificates.page(companyId, filter, { ...page, withAmounts: false }), mostInArchive)

/** The ids of certificates that are asked for; those of others are found by nobody. */
const wantedIds = async (
  store: Pick<Store, 'pitCertificates'>,
  companyId: string,
  wanted: WantedArchive,
): Promise<Result<readonly string[], 'tooMany'>> => {
  if (wanted.of === 'selected')
    return succeed(await store.pitCertificates.existing(companyId, [...new Set(wanted.sid)]))
  const days = { from: wanted.start_date ?? everyDay.from, to: wanted.end_date ?? everyDay.to }
  if (wanted.of === 'list') return listed(store, companyId, { ...narrowedBy(wanted), ...days })
  const { taxpayer = '' } = wanted
  if (taxpayer === '') return succeed([])
  return listed(store, companyId, { ...narrowedBy({ search_value: '', taxpayer }), ...everyDay })
}

/** What is said of a person, beside the prints. */
const dataOf = ({ head, content }: PitCertificate) => ({
  ...content,
  sid: head.id,
  refid: head.refid,
  inv_no: head.number === null ? '' : String(head.number),
  etax_status: head.status,
})

/** Files of PDFs of certificates (decision 0501): their names have symbol, number and tax code. */
export const certificateArchives = (parts: Parts): ArchivedKind<WantedArchive> => ({
  idsOf: ({ companyId }, wanted) => wantedIds(parts.store, companyId, wanted),
  reading({ companyId, account }, { of, convert_yn }) {
    const conversion = convert_yn === 'Y' ? { by: account.name, on: vietnamDay(parts.clock()) } : null
    const picturesOf = picturesOfMany(parts, companyId)
    return async (id) => {
      const certificate = await parts.store.pitCertificates.byId(companyId, id)
      if (certificate === null) return null
      const printable = await printableOf(parts.store, certificate, conversion)
      const order = async () => ({
        certificate: printedCertificateOf(printable),
        images: await picturesOf(certificate.content),
        password: null,
      })
      return {
        id,
        name: collectedFileName(printable),
        order: hasPrint(certificate.head) ? await order() : null,
        ...(of === 'person' && { said: dataOf(certificate) }),
      }
    }
  },
  isZipAlone: ({ of }) => of === 'person',
  onDrawn: (member, id) => parts.reads.onRead(member, id, 'print'),
  actionOf: ({ of }) => (of === 'person' ? 'pitCertificate.personExported' : 'pitCertificate.archived'),
  fileNameOf: ({ of, form }) => (of === 'person' ? 'pit-certificates-of-one-person.zip' : `pit-certificates.${form}`),
})
