import type { ChartTransition, ChartState } from '../charts/chart.ts'
import type { KnownFlow } from '../charts/flows.ts'
import { locales } from '../../src/domain/locale.ts'
import { catalogueKey, type Catalogue } from '../charts/translation/translate.ts'
import type { PerLocale } from '../messages/perLocale.ts'
import { chartFromScxml } from './formats/scxml/read.ts'
import { scxmlOf } from './formats/scxml/write.ts'
import { sharedDescriptions } from './lock/sharedDescriptions.ts'

type Described = Pick<ChartState | ChartTransition, 'description'>

/** What a chart's readers would miss: a state or a transition with rules that has no description in some language, two events with one description, an SCXML file that says something else. */
export const problemsOf = (known: KnownFlow, catalogues: PerLocale<Catalogue>): readonly string[] => {
  const { id, chart } = known
  const missing = (what: string, { description }: Described) =>
    description === null
      ? [`${what} has no description: write one in src/machines/${id}, then run npm run messages`]
      : locales
          .filter((locale) => !catalogues[locale][catalogueKey('description', description)])
          .map(
            (locale) =>
              `${what} has no description in ${locale}: translate “${description}” in src/i18n/catalogues/charts/${locale}.po, then run npm run statecharts`,
          )
  const readBack = JSON.stringify(chartFromScxml(scxmlOf(chart))) === JSON.stringify(chart)
  return [
    ...chart.states.flatMap((state) =>
      missing(state.parent === null ? `the flow ${id}` : `state ${id}.${state.id}`, state),
    ),
    ...chart.transitions
      .filter(({ rules }) => rules.length > 0)
      .flatMap((transition) => missing(transition.id, transition)),
    ...sharedDescriptions(known, catalogues),
    ...(readBack
      ? []
      : [
          `${id}.scxml does not read back as the same chart: a fault of tools/statecharts/formats/scxml, for a developer`,
        ]),
  ]
}
