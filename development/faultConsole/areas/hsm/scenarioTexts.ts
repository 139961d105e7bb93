import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { hsm } from '../../../faults/areas/hsm.ts'

export const scenarioTexts: ScenarioTexts<typeof hsm> = {
  'hsm.unreachable': msg`The signing server is away when it is asked for a key`,
  'hsm.loginRefused': msg`The signing server refuses the account that is kept with a certificate`,
  'hsm.loginFailed': msg`The server breaks down while it asks the signing server for a key`,
  'hsm.pinWrong': msg`The signing server says that the PIN is wrong`,
  'hsm.pinLocked': msg`The signing server has locked the PIN`,
  'hsm.signFailed': msg`The signing server does not sign the document`,
  'hsm.signFailedWithMessage': msg`The signing server does not sign the document, and says why`,
}
