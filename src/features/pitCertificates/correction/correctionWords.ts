import { msg } from '@lingui/core/macro'
import type { CorrectionWords } from '../../../documents/correction/correctionWords.ts'
import type { CertificateError } from '../../../domain/pitCertificate/corrections.ts'

const errors: Readonly<Record<CertificateError, CorrectionWords['errors'][string]>> = {
  nameOrAddress: {
    label: msg`Name, address or contact`,
    description: msg`Name, address, nationality, phone, e-mail or note. Tax code and amounts are right.`,
  },
  taxCode: {
    label: msg`Tax code, or the person altogether`,
    description: msg`The certificate names another taxpayer than the one who was paid.`,
  },
  income: {
    label: msg`Income, tax or months`,
    description: msg`An amount, the kind of income or the months are wrong.`,
  },
  notDue: {
    label: msg`There should be no certificate`,
    description: msg`The taxpayer lets you settle the tax, or it was issued twice.`,
  },
  authorityNotice: {
    label: msg`The tax authority asks about it`,
    description: msg`You have a notice of the tax authority and answer it.`,
  },
}

/** What the correction wizard says of PIT certificates (docs/decisions/0493). */
export const correctionWords: CorrectionWords = {
  title: msg`Correct the PIT certificate`,
  errors,
  methods: {
    notice: {
      label: msg`Notice 04/SS-CTĐT`,
      description: msg`You tell the tax authority what is wrong. The certificate stays, and no other is made.`,
    },
    adjust: {
      label: msg`Adjusting certificate`,
      description: msg`A new certificate with a number of its own holds the differences. Both count together.`,
    },
    replace: {
      label: msg`Replacing certificate`,
      description: msg`A new certificate with a number of its own stands in the place of the first one, which counts no more.`,
    },
  },
  because: {
    beforeElectronic: msg`Certificates of before 1 June 2025 are not electronic ones of this law. Correct them where they were made.`,
    noticeIsEnough: msg`Tax code and amounts are right, so the law asks for a notice and no new certificate.`,
    adjustOrReplace: msg`Until 30 June 2026 a certificate is adjusted or replaced. What you choose now holds for later corrections of it.`,
    replaceOnly: msg`Since 1 July 2026 a certificate with a wrong tax code or amount is replaced; it is adjusted no more.`,
    zeroByAdjusting: msg`Certificates are not cancelled since 1 June 2025: an adjusting one takes the amounts back to zero.`,
    zeroByReplacing: msg`Certificates are not cancelled: one with zero amounts takes the place of the first.`,
    answerToAuthority: msg`A notice with the number and day of the authority’s own notice answers it.`,
    adjustedBefore: msg`This certificate was adjusted before. The first way of correcting it holds for all later ones.`,
  },
  notAccepted: msg`The tax authority has not accepted this certificate yet. A draft, or one that was turned down, is changed and issued itself.`,
  replaced: msg`This certificate was replaced. Correct the one that has replaced it.`,
  pending: msg`A correction of this certificate is on its way. Wait until the tax authority has answered it, or delete its draft.`,
}
