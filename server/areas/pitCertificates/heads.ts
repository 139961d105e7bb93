import { keptHeads } from '../../documents/heads/keptHeads.ts'
import { newLookupCode, newReference } from './codes.ts'
import { stillCorrecting } from './corrections.ts'
import { editable, type PitCertificateTypes } from './kindTypes.ts'
import { certificateHeads as described } from './store/heads.ts'

/** How certificates are kept among documents. */
export const certificateHeads = keptHeads<PitCertificateTypes>(({ pitCertificates }) => pitCertificates, {
  editable,
  contentOf: described.contentOf,
  async begin({ pitCertificates }, { companyId }, content) {
    const corrects_sid = await pitCertificates.correctedBy(companyId, content)
    return { reference: newReference(content.inv_date), given: { lookup_cd: newLookupCode(), corrects_sid } }
  },
  written: ({ pitCertificatePeople }, companyId, content) => pitCertificatePeople.keep(companyId, content),
  mayReturn: stillCorrecting,
  atSending: () => ({ tax_auth_cd: '', answered_at: '' }),
})
