import type { RefusalTexts } from '../refusals.ts'

export const unfinishedRefusals: RefusalTexts = {
  'unfinished.keptElsewhere': [409, 'Another tab has kept this form since'],
  'unfinished.tooMany': [409, 'The account has as many unfinished forms as are kept'],
}
