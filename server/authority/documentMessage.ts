import { writeEnvelope, type Envelope } from './envelope.ts'
import type { Message } from './taxAuthority.ts'

/** MNNhan of everything for the General Department of Taxation. */
export const authorityId = 'TCT'

type Header = Pick<Envelope, 'type' | 'mtdiep' | 'sender' | 'taxCode' | 'version'>

/** A document as a message carries it. */
export const withoutDeclaration = (xml: string): string => xml.replace(/^<\?xml[^>]*\?>\s*/, '')

/**
 * The message with signed documents, each byte for byte as it was taken on but for its XML declaration.
 * @param counted how many of them it says that it carries: companions are not counted
 */
export const documentsMessage = (
  header: Header,
  signedXmls: readonly string[],
  counted = signedXmls.length,
): Message => ({
  mtdiep: header.mtdiep,
  xml: writeEnvelope(
    { ...header, receiver: authorityId, reference: '' },
    signedXmls.map(withoutDeclaration).join(''),
    counted,
  ),
})

/** The same with one. */
export const documentMessage = ({ signedXml, ...header }: Header & { readonly signedXml: string }): Message =>
  documentsMessage(header, [signedXml])

/** What a message carries, in the bytes that were sent. */
export const documentBytes = (xml: string): string =>
  xml.slice(xml.indexOf('<DLieu>') + '<DLieu>'.length, xml.lastIndexOf('</DLieu>'))
