interface SigningRequest {
  readonly crt_by: string
  readonly xml: readonly { readonly req_key: string; readonly xml: string; readonly id_signing: string }[]
}

/** The body of /issueXmlList: Base64 of UTF-8 JSON, as text/plain (seed 000 §7, "an encoded string"). */
export const encodedRequest = (request: SigningRequest): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(request))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
