import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { shops } from '../../../faults/areas/shops.ts'

export const scenarioTexts: ScenarioTexts<typeof shops> = {
  'shops.listFailed': msg`The server breaks down while it reads the list of shops`,
  'shop.detailFailed': msg`The server breaks down while it reads one shop`,
  'shop.saveFailed': msg`The server breaks down while it saves a shop`,
  'shop.saveRefusedWithMessage': msg`Saving a shop is refused with a message of the server's own`,
  'shop.codeTaken': msg`Saving a shop is refused: another shop has its code`,
  'shop.changed': msg`Saving a shop is refused: somebody else has changed it`,
  'shop.answerLost': msg`The shop is saved, but the connection breaks off before the answer`,
  'shop.logoRefused': msg`A picture is refused: it cannot be read`,
  'shop.logoFailed': msg`The server breaks down while it takes a picture`,
  'shops.deleteFailed': msg`The server breaks down while it deletes shops`,
  'shops.inUse': msg`Deleting is refused: two users work in the first of the shops`,
}
