import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { pitCertificates } from '../../../faults/areas/pitCertificates.ts'

export const scenarioTexts: ScenarioTexts<typeof pitCertificates> = {
  'pitCertificates.listFailed': msg`The server breaks down while it reads the list of PIT certificates`,
  'pitCertificate.saveFailed': msg`The server breaks down while it saves a PIT certificate`,
  'pitCertificate.issueAnswerLost': msg`A PIT certificate is issued, but the connection breaks off before the answer`,
  'pitCertificates.payrollFailed': msg`The server breaks down while it takes in a payroll`,
}
