import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { search } from '../../../faults/areas/search.ts'

export const scenarioTexts: ScenarioTexts<typeof search> = {
  'search.failed': msg`The server breaks down while it searches all records`,
  'search.dropped': msg`The connection breaks off while all records are searched`,
}
