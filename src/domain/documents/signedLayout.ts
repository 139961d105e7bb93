/** Where a kind of document is signed: what stands in the root, what of it the signature covers, and where the signature goes. */
export interface SignedLayout {
  readonly root: string
  /** The root's first child, with the `Id` that the signature refers to. */
  readonly core: string
  /** The element after it, which holds nothing but the place of the signature. */
  readonly signers: string
  readonly signerPlace: string
}

/** The same as a path, as the HSM call names it (seed 000 §7). */
export const signaturePathOf = ({ root, signers, signerPlace }: SignedLayout): string =>
  `${root}/${signers}/${signerPlace}`
