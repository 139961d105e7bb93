import { perLocale, type PerLocale } from '../../messages/perLocale.ts'
import type { KnownFlow } from '../flows.ts'
import { translateBy, type Catalogue } from './translate.ts'
import { wordingOf, type Wording } from './wording.ts'

/** A flow's names in every language. @param catalogues of all charts */
export const wordingsOf = (
  { sentences, flow }: Pick<KnownFlow, 'sentences' | 'flow'>,
  catalogues: PerLocale<Catalogue>,
): PerLocale<Wording> => perLocale((locale) => wordingOf(translateBy(catalogues[locale]), sentences, flow.stimuli))
