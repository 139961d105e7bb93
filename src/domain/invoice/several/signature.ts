import type { SignedLayout } from '../../documents/signedLayout.ts'

/** Names the list among kinds of signed documents. */
export const correctionListKey = 'correctionList'

/** The seller signs the list of the invoices that one corrects at once: 01/BK-ĐCTT (QĐ 1233 part II, III.7; decision 0515). */
export const correctionListSignature = {
  root: 'BKe',
  core: 'NDBKe',
  signers: 'DSCKS',
  signerPlace: 'NBan',
} as const satisfies SignedLayout
