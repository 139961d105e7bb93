import type { SignedLayout } from '../domain/documents/signedLayout.ts'

/** Where every way to sign takes the XML from and puts the signed one, by request key. */
export interface SigningDocuments {
  readonly toSign: (reqKey: string) => {
    readonly xml: string
    /** The `Id` of the element that the signature refers to. */
    readonly signId: string
    /** Where it is signed. */
    readonly layout: SignedLayout
  }
  /** `signedBy` is the certificate's holder. */
  readonly keepSignature: (reqKey: string, signature: { readonly xml: string; readonly signedBy: string }) => void
}
