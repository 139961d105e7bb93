import type { CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import {
  amountsLeft,
  certificateCorrections,
  overdrawnAmounts,
} from '../../../src/domain/pitCertificate/corrections.ts'
import { checkCorrection as check, type CorrectedKind } from '../../documents/corrections/checkCorrection.ts'
import { stillCorrecting as stillOf } from '../../documents/corrections/stillCorrecting.ts'
import type { PitCertificateDraft } from './store/pitCertificates.ts'
import type { Repositories } from './store/repositories.ts'

/** How certificates correct one another (decision 0493). */
const corrected: CorrectedKind<CertificateContent, 'pitCertificate.notCorrectable'> = {
  refusal: 'pitCertificate.notCorrectable',
  tableOf: () => certificateCorrections,
  amountProblems: (original, adjustments, correction) =>
    overdrawnAmounts(amountsLeft(original, adjustments), correction).map((field) => ({
      field,
      message: 'more_than_is_left',
    })),
}

type Inside = Pick<Repositories, 'pitCertificates'>

export const checkCorrection = (
  { pitCertificates }: Inside,
  document: { readonly companyId: string; readonly id: string },
  content: CertificateContent,
  now: Date,
) => check(corrected, pitCertificates, document, content, now)

/** Of drafts that are restored, those whose original nobody corrects meanwhile. */
export const stillCorrecting = (
  { pitCertificates }: Inside,
  companyId: string,
  drafts: readonly PitCertificateDraft[],
) => stillOf(pitCertificates, companyId, drafts)
