import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { OrderedWalk, Walked } from '../../../walks/model/order.ts'
import { readFlows, type KnownFlow } from '../../charts/flows.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import { readCatalogue } from '../../charts/translation/catalogue.ts'
import { translateBy } from '../../charts/translation/translate.ts'
import { chartTextsOf, type ChartTexts } from '../../charts/translation/chartTexts.ts'
import { chartTextsByLanguageOf } from '../../charts/translation/chartTextsByLanguage.ts'
import { importTexts } from '../../messages/importTexts.ts'
import { readPerLocale } from '../../messages/perLocale.ts'
import { walkInChromium, type Showing } from './inChromium.ts'
import { junitOf } from './junit.ts'
import type { RunTexts } from '../problems/texts.ts'
import type { Readers } from './keptPaths.ts'
import { firstWalks, repetitions } from './order.ts'
import { writePage } from './page/writePage.ts'
import { recordWalks } from './recorder.ts'
import { exitCodeOf, judge, patience, tallyOf, unended, type Verdict } from './retry.ts'
import { walkTestOf } from '../walkFiles.ts'
import { choosePaths, type Chosen, type Selection, type Wish } from './select.ts'
import { reportOf, type Files, type PathReport } from './storyboard.ts'
import { summaryOf, type Judged } from './summary.ts'

export interface RunOptions {
  readonly wish: Wish
  readonly showing: Omit<Showing, 'deviceScaleFactor'>
  /** Of what is printed meanwhile, and in which the report is opened; it can be switched there. */
  readonly language: Locale
}

/** How chosen paths are walked; the seed is that of their order. */
type How = Omit<RunOptions, 'wish'> & { readonly seed: number | null }

/** The project whose paths are walked. */
export interface Ground {
  readonly root: string
  readonly flows: readonly KnownFlow[]
  /** The test that walks a machine, from the root. */
  readonly testOf: (machine: string) => string
  /** Folder that becomes the report. */
  readonly folder: string
}

/** Pixels of a picture per pixel of the page. */
const deviceScaleFactor = 0.75

const traceOf = (id: string, again: boolean) => `traces/${id}${again ? '-again' : ''}.zip`

const walkAll = async (
  ground: Ground,
  chosen: readonly Chosen[],
  walks: readonly OrderedWalk[],
  again: boolean,
  showing: Omit<Showing, 'deviceScaleFactor'>,
): Promise<readonly Walked[]> => {
  const { root, folder, testOf } = ground
  const files = [...new Set(chosen.map(({ known }) => testOf(known.id)))]
  let count = 0
  const recorder = recordWalks(
    { picture: (name) => join(folder, 'pictures', name), trace: (id) => join(folder, traceOf(id, again)) },
    again ? 'all' : 'failures',
    (id, failed, milliseconds) =>
      console.error(
        `${(count += 1)}/${walks.length} ${failed ? 'FAILED' : 'passed'} ${id} ${milliseconds} ms${again ? ', walked again' : ''}`,
      ),
  )
  const { walked, errors } = await walkInChromium(
    root,
    files,
    { walks, searches: true, patience: again ? patience.again : patience.first },
    { ...showing, deviceScaleFactor },
    recorder,
  )
  const byId = new Map(walked.map((one) => [one.id, one]))
  return walks.map(({ id }) => byId.get(id) ?? unended(id, errors))
}

type ChartTextsFor = (one: Chosen) => ChartTexts

const chartTextsForLanguage = async (language: Locale, { root, flows }: Ground): Promise<ChartTextsFor> => {
  const translate = translateBy(await readCatalogue(root, 'charts', language))
  const read = ({ descriptions, flow }: KnownFlow) => chartTextsOf(translate, descriptions, flow.stimuli)
  const chartTextsByLanguage = new Map(flows.map((known) => [known.id, read(known)]))
  return ({ known }) => chartTextsByLanguage.get(known.id) ?? read(known)
}

const walkTwice = async (
  ground: Ground,
  chosen: readonly Chosen[],
  showing: RunOptions['showing'],
  chartTextsFor: ChartTextsFor,
): Promise<ReadonlyMap<string, Verdict>> => {
  const first = await walkAll(ground, chosen, firstWalks(chosen, chartTextsFor), false, showing)
  const failed = new Set(first.filter(({ failure }) => failure !== null).map(({ id }) => id))
  const repeated = chosen.filter(({ path }) => failed.has(path.id))
  const again =
    repeated.length === 0 ? [] : await walkAll(ground, repeated, repetitions(repeated, chartTextsFor), true, showing)
  return judge(first, again)
}

/**
 * Walks the wished paths in Chromium, each failure a second time, and writes the report: index.html, junit.xml, pictures
 * and the traces of failures.
 *
 * @returns the exit code: 0 all passed, 1 some failed, 2 the wish cannot be followed, 3 some did not do the same twice,
 * 4 the machine was too busy to judge some
 */
export const runPaths = (ground: Ground, { wish, ...how }: RunOptions): Promise<number> =>
  runSelection(ground, choosePaths(ground.flows, wish), { ...how, seed: wish.seed })

/** As `runPaths`, of paths that are chosen already. */
export const runSelection = async (ground: Ground, selection: Selection, how: How): Promise<number> => {
  if (!selection.ok) {
    console.error(selection.problem)
    return 2
  }
  const reports = await runChosen(ground, selection.chosen, how)
  return exitCodeOf(tallyOf(reports.map(({ verdict }) => verdict)))
}

/** Walks these paths, each failure a second time, writes the report and prints what it says in short. */
export const runChosen = async (
  ground: Ground,
  chosen: readonly Chosen[],
  { seed, showing, language }: How,
): Promise<readonly PathReport[]> => {
  const { root, flows, folder } = ground
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  mkdirSync(join(folder, 'traces'), { recursive: true })
  const started = Date.now()
  const chartTextsFor = await chartTextsForLanguage(language, ground)
  const verdicts = await walkTwice(ground, chosen, showing, chartTextsFor)
  const files: Files = { has: (file) => existsSync(join(folder, file)), traceOf }
  const judged = chosen.flatMap((one): readonly Judged[] => {
    const verdict = verdicts.get(one.path.id)
    return verdict === undefined ? [] : [{ one, report: reportOf(one, verdict, seed, files) }]
  })
  const reports = judged.map(({ report }) => report)
  writeFileSync(join(folder, 'junit.xml'), junitOf(reports))
  await writePage(root, folder, {
    flows,
    reports,
    language,
    seed,
    folder: relative(root, folder),
    began: started,
    milliseconds: Date.now() - started,
  })
  const { [language]: texts } = await importTexts<RunTexts>(new URL('../problems/texts.ts', import.meta.url))
  console.log(summaryOf(judged, folder, chartTextsFor, texts))
  return reports
}

/** Reads kept paths in the three languages. */
export const readersOf = async ({ root, flows }: Ground): Promise<Readers> => {
  const catalogues = await readPerLocale((locale) => readCatalogue(root, 'charts', locale))
  const chartTextsByLanguage = new Map(
    flows.map((known) => [known.id, Object.values(chartTextsByLanguageOf(known, catalogues))]),
  )
  return { flows, chartTextsByLanguageOf: (flow) => chartTextsByLanguage.get(flow) ?? [] }
}

/** The product's own paths; the report goes to .cache/paths/report. */
export const productGround = async (root: string): Promise<Ground> => ({
  root,
  flows: await readFlows(root),
  testOf: walkTestOf,
  folder: join(root, '.cache/paths/report'),
})
