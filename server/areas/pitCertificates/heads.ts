import { commonNameOf } from '../../../src/domain/certificate.ts'
import type { KeptHeads } from '../../documents/keptKind.ts'
import { newLookupCode, newReference } from './codes.ts'
import { editable, type PitCertificateTypes } from './kindTypes.ts'

/** How certificates are kept among documents. */
export const certificateHeads: KeptHeads<PitCertificateTypes> = {
  head: ({ pitCertificates }, companyId, id) => pitCertificates.head(companyId, id),
  whole: ({ pitCertificates }, companyId, id) => pitCertificates.byId(companyId, id),
  async hold({ pitCertificates }, companyId, id) {
    const [held] = await pitCertificates.hold(companyId, [id])
    return held ?? null
  },
  async insert({ pitCertificates, pitCertificatePeople }, { companyId, ...document }, content, madeAt) {
    const correctsId = await pitCertificates.correctedBy(companyId, content)
    const codes = { refid: newReference(content.inv_date), lookupCode: newLookupCode() }
    const [head] = await pitCertificates.insert(companyId, [{ ...document, ...codes, correctsId, content, madeAt }])
    if (head === undefined) return null
    await pitCertificatePeople.keep(companyId, content)
    return head
  },
  async replace({ pitCertificates, pitCertificatePeople }, at, change) {
    const head = await pitCertificates.replaceContent({ ...at, in: editable }, change)
    if (head !== null) await pitCertificatePeople.keep(at.companyId, change.content)
    return head
  },
  send: ({ pitCertificates }, { companyId, id }, { contentHash, filedAt }, signer) =>
    pitCertificates.move(
      { companyId, id, in: editable, contentHash },
      {
        status: 'sent',
        message: '',
        guid: '',
        taxAuthorityCode: '',
        answeredAt: '',
        signedBy: commonNameOf(signer.subject),
        requestedAt: filedAt,
        filedHash: contentHash,
      },
      filedAt,
    ),
  eventMoments: ({ pitCertificates }, { companyId, id }, asked) => pitCertificates.eventMoments(companyId, id, asked),
  async events({ pitCertificates }, { companyId, id }, span) {
    const events = await pitCertificates.events(companyId, id, span)
    return events.map(({ at, status, message }) => ({ at, step: status === 'draft' ? 'saved' : status, message }))
  },
}
