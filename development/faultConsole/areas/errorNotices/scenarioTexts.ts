import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { errorNotices } from '../../../faults/areas/errorNotices.ts'

export const scenarioTexts: ScenarioTexts<typeof errorNotices> = {
  'errorNotices.listFailed': msg`The server breaks down while it reads the list of error notices`,
  'errorNotice.registerAnswerLost': msg`An error notice is sent, but the connection breaks off before the answer`,
}
