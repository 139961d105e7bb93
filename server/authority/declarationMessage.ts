import type { DeclarationForm } from '../../src/domain/declaration/forms/definition.ts'
import { writeEnvelope } from './envelope.ts'
import { messageTypes } from './messageTypes.ts'
import type { Message } from './taxAuthority.ts'

/** MNNhan of everything for the General Department of Taxation. */
export const authorityId = 'TCT'

interface Filing {
  readonly form: Pick<DeclarationForm, 'key'>
  readonly mtdiep: string
  readonly sender: string
  readonly taxCode: string
  /** XML version of the declaration, such as 2.1.0. */
  readonly version: string
  readonly signedXml: string
}

/** The message of its form with a signed declaration, byte for byte as registered but for its XML declaration. */
export const declarationMessage = ({ form, mtdiep, sender, taxCode, version, signedXml }: Filing): Message => ({
  mtdiep,
  xml: writeEnvelope(
    {
      version,
      sender,
      receiver: authorityId,
      type: messageTypes[form.key].declaration,
      mtdiep,
      reference: '',
      taxCode,
    },
    signedXml.replace(/^<\?xml[^>]*\?>\s*/, ''),
  ),
})
