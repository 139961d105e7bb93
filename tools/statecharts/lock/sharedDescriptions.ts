import type { KnownFlow } from '../../charts/flows.ts'
import type { TextKind } from '../../charts/translation/texts.ts'
import { catalogueKey, type Catalogue } from '../../charts/translation/translate.ts'
import { locales } from '../../../src/domain/locale.ts'
import type { PerLocale } from '../../messages/perLocale.ts'

const kinds = [
  ['event', 'events'],
  ['actor', 'actors'],
  ['delay', 'delays'],
] as const satisfies readonly (readonly [TextKind, keyof KnownFlow['descriptions']])[]

/** Events, actors or delays of a flow that read the same in some language, one line each: their readers could not distinguish them. */
export const sharedDescriptions = (
  { id, descriptions }: Pick<KnownFlow, 'id' | 'descriptions'>,
  catalogues: PerLocale<Catalogue>,
): readonly string[] =>
  kinds.flatMap(([kind, part]) =>
    locales.flatMap((locale) =>
      [
        ...Map.groupBy(Object.entries(descriptions[part]), ([, description]) =>
          (catalogues[locale][catalogueKey(kind, description)] || description).trim().toLocaleLowerCase(locale),
        ),
      ].flatMap(([, alike]) =>
        alike.length === 1
          ? []
          : [
              `${id}: the ${part} ${alike.map(([name]) => name).join(' and ')} share a description in ${locale}: “${alike[0]?.[1] ?? ''}”; distinguish them in src/machines/${id}/descriptions.ts or in src/i18n/catalogues/charts/${locale}.po`,
            ],
      ),
    ),
  )
