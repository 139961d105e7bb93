import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ForeignSignature } from '../../../domain/invoice/foreign/outcomes.ts'
import type { Tone } from '../../../ui/feedback/tone.tsx'

interface SignatureName {
  readonly tone: Tone
  readonly label: MessageDescriptor
  readonly text: MessageDescriptor
}

/** What holds of a signature, in words. */
export const signatureNames: Readonly<Record<ForeignSignature, SignatureName>> = {
  valid: {
    tone: 'green',
    label: msg({ message: 'Valid', context: 'Of a signature' }),
    text: msg`Nothing was changed since it was signed with a certificate of your company, from an authority that this server knows.`,
  },
  unknown_issuer: {
    tone: 'amber',
    label: msg`Issuer not known`,
    text: msg`Nothing was changed since it was signed with a certificate that names your company. This server does not know the authority that has issued it: compare it with the portal of the tax authority.`,
  },
}
