import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { company } from '../../../faults/areas/company.ts'

export const scenarioTexts: ScenarioTexts<typeof company> = {
  'company.readFailed': msg`The server breaks down while it reads the company's data`,
  'company.saveFailed': msg`The server breaks down while it saves the company's data`,
  'company.saveRefusedWithMessage': msg`Saving the company's data is refused with a message of the server's own`,
  'company.logoRefused': msg`The company's logo is refused: it has too many pixels`,
}
