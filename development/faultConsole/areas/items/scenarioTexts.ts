import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { items } from '../../../faults/areas/items.ts'

export const scenarioTexts: ScenarioTexts<typeof items> = {
  'items.listFailed': msg`The server breaks down while it reads the list of items`,
  'item.saveFailed': msg`The server breaks down while it saves an item`,
  'item.saveRefusedWithMessage': msg`Saving an item is refused with a message of the server's own`,
  'items.deleteFailed': msg`The server breaks down while it deletes items`,
}
