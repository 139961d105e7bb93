import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathsOf } from '../../../tests/support/paths/pathsOf.ts'
import type { Chart } from '../../charts/chart.ts'
import type { KnownFlow } from '../../charts/flows.ts'
import { arrowsOnPath } from '../../../tests/support/flows/runFlow.ts'
import { chartFromScxml } from '../formats/scxml/read.ts'
import { changesBetween, type Change } from './changes.ts'
import { overlayOf } from './overlay.ts'
import { sentenceOf } from './sentences.ts'

/** A chart as it stood in a commit; one without states where the flow was not there yet. */
const chartAt = (root: string, ref: string, id: string): Chart => {
  const file = `statecharts/${id}/${id}.scxml`
  const isThere = execFileSync('git', ['ls-tree', '--name-only', ref, file], { cwd: root, encoding: 'utf8' }).trim() === file
  if (!isThere) return { id, states: [], arrows: [] }
  return chartFromScxml(execFileSync('git', ['show', `${ref}:${file}`], { cwd: root, encoding: 'utf8' }))
}

const rulesOf = (change: Change, chart: Chart): readonly string[] => {
  if ('state' in change) return chart.states.find(({ id }) => id === change.state)?.rules ?? []
  const { arrow } = change
  const near = chart.states.filter(({ id }) => id === arrow.source || arrow.targets.includes(id))
  return [...arrow.rules, ...near.flatMap(({ rules }) => rules)]
}

const concerns = (change: Change, arrows: ReadonlySet<string>, { arrows: all }: Chart) =>
  'state' in change
    ? all.some(({ id, source, targets }) => arrows.has(id) && (source === change.state || targets.includes(change.state)))
    : arrows.has(change.arrow.id)

/** What to look at again: the rules that the changes touch, and the paths that cross them. */
const again = (flow: KnownFlow['flow'], chart: Chart, changes: readonly Change[]) => {
  const paths = changes.length === 0 ? [] : pathsOf(flow)
  return {
    rules: [...new Set(changes.flatMap((change) => rulesOf(change, chart)))].toSorted(),
    paths: paths.filter((path) => {
      const arrows = new Set(arrowsOnPath(flow, path).flat())
      return changes.some((change) => concerns(change, arrows, chart))
    }),
  }
}

/**
 * Tells what changed in every chart since a commit, and draws it over the new charts in .cache/statecharts.
 *
 * @param ref anything that git knows as a commit
 * @returns how many changes there are
 */
export const tellChanges = async (root: string, ref: string, flows: readonly KnownFlow[]): Promise<number> => {
  const folder = join(root, '.cache/statecharts')
  mkdirSync(folder, { recursive: true })
  let count = 0
  for (const { id, chart, flow } of flows) {
    const before = chartAt(root, ref, id)
    const changes = changesBetween(before, chart)
    count += changes.length
    if (changes.length === 0) continue
    const picture = join(folder, `${id}.diff.svg`)
    writeFileSync(picture, await overlayOf(before, chart, changes))
    const { rules, paths } = again(flow, chart, changes)
    console.log(`${id}: ${changes.length} ${changes.length === 1 ? 'change' : 'changes'} since ${ref}`)
    for (const change of changes) console.log(`  ${sentenceOf(change)}`)
    console.log(`  rules to read again: ${rules.length === 0 ? 'none' : rules.join(' ')}`)
    console.log(`  paths to run again: ${paths.length} (npm run paths -- --run ${id}${paths.length > 10 ? '' : paths.map((path) => ` --path ${path.id}`).join('')})`)
    console.log(`  drawn in ${picture}`)
  }
  if (count === 0) console.log(`no chart has changed since ${ref}`)
  return count
}
