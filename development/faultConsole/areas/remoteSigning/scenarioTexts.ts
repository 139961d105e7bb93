import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { remoteSigning } from '../../../faults/areas/remoteSigning.ts'

export const scenarioTexts: ScenarioTexts<typeof remoteSigning> = {
  'remoteSigning.notConfigured': msg`The server leads to no provider of remote signatures`,
  'remoteSigning.unreachable': msg`The provider of remote signatures does not answer`,
  'remoteSigning.slow': msg`The provider takes three seconds to ask the holder`,
  'remoteSigning.answerLost': msg`The holder is asked, and the connection breaks off before the answer`,
  'remoteSigning.wrongCertificate': msg`The provider has another certificate than the registered one`,
  'remoteSigning.refused': msg`The holder refuses the signature`,
  'remoteSigning.expired': msg`Nobody confirms the signature in time`,
  'remoteSigning.wrongSignature': msg`The provider answers a signature that is not the certificate's`,
  'remoteSigning.lastUnsigned': msg`Of several documents, the provider signs the last one with a signature that is not the certificate's`,
}
