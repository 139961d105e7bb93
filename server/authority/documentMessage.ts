import { writeEnvelope, type Envelope } from './envelope.ts'
import type { Message } from './taxAuthority.ts'

/** MNNhan of everything for the General Department of Taxation. */
export const authorityId = 'TCT'

interface Sent extends Pick<Envelope, 'type' | 'mtdiep' | 'sender' | 'taxCode' | 'version'> {
  readonly signedXml: string
}

/** The message with a signed document, byte for byte as it was taken on but for its XML declaration. */
export const documentMessage = ({ signedXml, ...header }: Sent): Message => ({
  mtdiep: header.mtdiep,
  xml: writeEnvelope({ ...header, receiver: authorityId, reference: '' }, signedXml.replace(/^<\?xml[^>]*\?>\s*/, '')),
})
