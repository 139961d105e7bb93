/**
 * The one signature profile of documents: XMLDSig with two references, one to the document's data and one to the object that holds the
 * signing time (layout of signatures in Vietnamese e-invoice messages). Where it stands is the layout of each kind.
 */

export const XMLDSIG_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#'

export const algorithms = {
  canonicalization: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  envelopedSignature: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
} as const

/** Ids go into URI fragments and XML attributes as they are, so they are held to characters that need no escaping. */
export const idPattern = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/

export const signingTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/
