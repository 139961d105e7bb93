import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { customers } from '../../../faults/areas/customers.ts'

export const scenarioTexts: ScenarioTexts<typeof customers> = {
  'customers.listFailed': msg`The server breaks down while it reads the list of customers`,
  'customer.saveFailed': msg`The server breaks down while it saves a customer`,
  'customers.mergeFailed': msg`The server breaks down while it merges customers`,
}
