import type { SignedLayout } from '../../documents/signedLayout.ts'

/** Where a declaration of either form is signed (seed 000 §7). */
export const declarationSignature = {
  root: 'TKhai',
  core: 'DLTKhai',
  signers: 'DSCKS',
  signerPlace: 'NNT',
} as const satisfies SignedLayout
