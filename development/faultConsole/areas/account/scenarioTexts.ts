import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { account } from '../../../faults/areas/account.ts'

export const scenarioTexts: ScenarioTexts<typeof account> = {
  'account.readFailed': msg`The server breaks down while it reads the profile`,
  'account.imageRefused': msg`A picture is refused: it is too large`,
  'account.saveFailed': msg`The server breaks down while it saves the profile`,
  'account.saveRefusedWithMessage': msg`Saving the profile is refused with a message of the server's own`,
  'account.passwordFailed': msg`The server breaks down while it changes the password`,
  'account.passwordRefusedWithMessage': msg`Changing the password is refused with a message of the server's own`,
}
