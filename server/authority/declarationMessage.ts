import { writeEnvelope } from './envelope.ts'
import type { Message } from './taxAuthority.ts'

/** MNNhan of everything for the General Department of Taxation. */
export const authorityId = 'TCT'

interface Filing {
  readonly mtdiep: string
  readonly sender: string
  readonly taxCode: string
  /** XML version of the declaration, such as 2.1.0. */
  readonly version: string
  readonly signedXml: string
}

/** Message 100: a signed declaration, byte for byte as registered but for its XML declaration. */
export const declarationMessage = ({ mtdiep, sender, taxCode, version, signedXml }: Filing): Message => ({
  mtdiep,
  xml: writeEnvelope(
    { version, sender, receiver: authorityId, type: '100', mtdiep, reference: '', taxCode },
    signedXml.replace(/^<\?xml[^>]*\?>\s*/, ''),
  ),
})
