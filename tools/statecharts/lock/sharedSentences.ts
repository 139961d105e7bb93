import type { KnownFlow } from '../../charts/flows.ts'
import type { TextKind } from '../../charts/translation/texts.ts'
import { catalogueKey, type Catalogue } from '../../charts/translation/translate.ts'
import { locales } from '../../../src/domain/locale.ts'
import type { PerLocale } from '../../messages/perLocale.ts'

const kinds = [
  ['event', 'events'],
  ['actor', 'actors'],
  ['delay', 'delays'],
] as const satisfies readonly (readonly [TextKind, keyof KnownFlow['sentences']])[]

/** Events, actors or delays of a flow that read the same in some language, one line each: their readers could not tell them apart. */
export const sharedSentences = (
  { id, sentences }: Pick<KnownFlow, 'id' | 'sentences'>,
  catalogues: PerLocale<Catalogue>,
): readonly string[] =>
  kinds.flatMap(([kind, part]) =>
    locales.flatMap((locale) =>
      [
        ...Map.groupBy(Object.entries(sentences[part]), ([, sentence]) =>
          (catalogues[locale][catalogueKey(kind, sentence)] || sentence).trim().toLocaleLowerCase(locale),
        ),
      ].flatMap(([, alike]) =>
        alike.length === 1
          ? []
          : [
              `${id}: the ${part} ${alike.map(([name]) => name).join(' and ')} share a sentence in ${locale}: “${alike[0]?.[1] ?? ''}”; word them apart in src/machines/${id}/words.ts or in src/i18n/catalogues/charts/${locale}.po`,
            ],
      ),
    ),
  )
