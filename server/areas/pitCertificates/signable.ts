import { certificateSignature } from '../../../src/domain/pitCertificate/layout.ts'
import type { SignableKind } from '../../documents/signable.ts'

/** A provider is shown how many there are, and nothing of whose income they are about. */
export const signableCertificates: SignableKind = {
  layout: certificateSignature,
  shownAs: (xmls) => `${xmls.length === 1 ? 'Chứng từ' : `${xmls.length} chứng từ`} khấu trừ thuế thu nhập cá nhân`,
}
