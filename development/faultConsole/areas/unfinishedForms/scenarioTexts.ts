import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { unfinishedForms } from '../../../faults/areas/unfinishedForms.ts'

export const scenarioTexts: ScenarioTexts<typeof unfinishedForms> = {
  'unfinished.listFailed': msg`The server breaks down while it lists unfinished forms`,
  'unfinished.readFailed': msg`The server breaks down while it reads an unfinished form`,
  'unfinished.keepFailed': msg`The server breaks down while it keeps an unfinished form`,
  'unfinished.keptElsewhere': msg`Another tab or computer has kept the unfinished form`,
  'unfinished.tooMany': msg`The account has as many unfinished forms as are kept`,
  'unfinished.discardFailed': msg`The server breaks down while it discards an unfinished form`,
}
