import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTexts } from '../../messages/importTexts.ts'
import { readRequirementTexts } from '../../requirements/requirementTexts.ts'
import type { KnownFlow } from '../../charts/flows.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import { catalogueFrom, readCatalogue } from '../../charts/translation/catalogue.ts'
import { translateBy, type Translate } from '../../charts/translation/translate.ts'
import { chartTextsOf } from '../../charts/translation/chartTexts.ts'
import { againFor, type Again } from './again.ts'
import { changesBetween, type Change } from './changes.ts'
import { withoutCode } from './compared.ts'
import { commitOf, type Commit, type Formerly } from './history.ts'
import { overlayOf } from './overlay.ts'
import { changeFormatterOf } from './changeFormatter.ts'
import type { DiffTexts } from './texts.ts'
import { changedDescriptions } from './changedDescriptions.ts'

/** More paths than anyone would type. */
const typed = 10

interface ChangeListing {
  readonly folder: string
  readonly ref: string
  readonly t: DiffTexts
  readonly translate: Translate
  readonly ruleOf: (id: string) => string
}

const againLines = (id: string, { rules, paths, all }: Again, { t, ruleOf }: ChangeListing): readonly string[] => {
  const named = paths.length > typed ? '' : paths.map((path) => ` --path ${path.id}`).join('')
  return [
    ...(rules.length === 0
      ? [`  ${t.noRules}`]
      : [`  ${t.rules}:`, ...rules.map((rule) => `    ${rule}  ${ruleOf(rule)}`)]),
    `  ${t.paths(paths.length, all)}${paths.length === 0 ? '' : ` (npm run paths -- --run ${id}${named})`}`,
  ]
}

const namesIn = (changes: readonly Change[]) =>
  new Map(changes.flatMap((change) => (change.kind === 'eventRenamed' ? [[change.before, change.event]] : [])))

/** The lines about one flow; none where nothing has changed. Draws the changes. */
const describeFlow = async (
  { id, chart, descriptions, flow }: KnownFlow,
  formerly: Formerly,
  listing: ChangeListing,
): Promise<readonly string[]> => {
  const { t, ref, translate } = listing
  const chartTexts = chartTextsOf(translate, descriptions, flow.stimuli)
  const name = `${chartTexts.state(id)} (${id})`
  const before = formerly.kind === 'charted' ? formerly.chart : { id, states: [], transitions: [] }
  if (formerly.kind === 'uncharted')
    return [formerly.first === '' ? t.notExported(name, ref) : t.notExportedUntil(name, ref, formerly.first)]
  const hasCode = formerly.kind !== 'charted' || formerly.hasCode
  const changes = changesBetween(before, hasCode ? chart : withoutCode(chart))
  const described = changedDescriptions(
    formerly.kind === 'charted' ? formerly.facts : [],
    descriptions,
    namesIn(changes),
    t,
    translate,
  )
  if (changes.length + described.length === 0) return []
  const again = againLines(id, againFor(flow, before, chart, changes), listing)
  if (formerly.kind === 'absent')
    return [t.newFlow(name, chart.states.length - 1, chart.transitions.length, ref), ...again]
  const formatter = changeFormatterOf(t, chartTexts)
  const picture = join(listing.folder, `${id}.diff.svg`)
  writeFileSync(
    picture,
    await overlayOf(chart, changes, { labels: chartTexts, texts: t, difference: formatter.difference }),
  )
  return [
    t.since(name, changes.length + described.length, ref),
    ...changes.map((change) => `  ${formatter.description(change)}`),
    ...described.map((line) => `  ${line}`),
    ...again,
    `  ${t.drawn(picture)}`,
  ]
}

/** Texts of the charts as they are translated now; those that no chart says any more, as they were translated then. What nobody has translated is marked. */
const translateNowOr = async (root: string, commit: Commit, language: Locale, t: DiffTexts): Promise<Translate> => {
  const old = commit.file(`src/i18n/catalogues/charts/${language}.po`)
  const catalogue = {
    ...(old === null ? {} : await catalogueFrom(old, language)),
    ...(await readCatalogue(root, 'charts', language)),
  }
  return translateBy(catalogue, language === 'en' ? '' : t.untranslated)
}

/**
 * Reports what changed in every chart since a commit, and draws it over the new charts in .cache/statecharts.
 *
 * @param ref anything that git knows as a commit
 * @returns the exit code: 2 where git knows no such commit
 */
export const printChanges = async (
  root: string,
  ref: string,
  flows: readonly KnownFlow[],
  language: Locale,
): Promise<number> => {
  const { [language]: t } = await importTexts<DiffTexts>(new URL('texts.ts', import.meta.url))
  const commit = commitOf(root, ref)
  if (commit === null) {
    console.error(t.unknownRef(ref))
    return 2
  }
  const folder = join(root, '.cache/statecharts')
  mkdirSync(folder, { recursive: true })
  const listing = {
    folder,
    ref,
    t,
    translate: await translateNowOr(root, commit, language, t),
    ruleOf: (await readRequirementTexts(root, language)).rule,
  }
  const known = new Set(flows.map(({ id }) => id))
  const lines = commit.flows.filter((id) => !known.has(id)).map((id) => t.goneFlow(id, ref))
  for (const flow of flows) lines.push(...(await describeFlow(flow, commit.formerly(flow.id, flow.chart), listing)))
  console.log(lines.length === 0 ? t.nothing(ref) : lines.join('\n'))
  return 0
}
