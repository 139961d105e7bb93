import { perLocale, type PerLocale } from '../../messages/perLocale.ts'
import type { KnownFlow } from '../flows.ts'
import { translateBy, type Catalogue } from './translate.ts'
import { chartTextsOf, type ChartTexts } from './chartTexts.ts'

/** A flow's names in every language. @param catalogues of all charts */
export const chartTextsByLanguageOf = (
  { descriptions, flow }: Pick<KnownFlow, 'descriptions' | 'flow'>,
  catalogues: PerLocale<Catalogue>,
): PerLocale<ChartTexts> =>
  perLocale((locale) => chartTextsOf(translateBy(catalogues[locale]), descriptions, flow.stimuli))
