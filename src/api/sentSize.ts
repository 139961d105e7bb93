const encoder = new TextEncoder()

const partSize = (part: FormDataEntryValue): number =>
  part instanceof Blob ? part.size : encoder.encode(part).byteLength

/** Bytes of a request's body, without what its encoding adds between parts. */
export const sentSize = (body: BodyInit | null | undefined): number => {
  if (typeof body === 'string') return encoder.encode(body).byteLength
  return body instanceof FormData ? [...body.values()].reduce((sum, part) => sum + partSize(part), 0) : 0
}
