import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGraph, sourceFolders } from '../../check/walls/graph.ts'
import { whyEquivalent } from '../equivalents.ts'
import { codeMutantsOf } from './codeMutants.ts'
import { runMutants, type CodeResult } from './runMutants.ts'
import { testsOf } from './testsOf.ts'

const percentOf = (some: number, all: number) => Math.floor((1000 * some) / Math.max(1, all)) / 10

const reportOf = (results: readonly CodeResult[]) => {
  const survivors = results
    .filter(({ killedBy }) => killedBy === null)
    .map(({ module, name, line }) => ({ name, line, equivalent: whyEquivalent(module, name) }))
  const equivalent = survivors.filter((one) => one.equivalent !== null).length
  const killed = results.length - survivors.length
  return {
    mutants: results.length,
    killed,
    equivalent,
    survived: survivors.length - equivalent,
    percent: percentOf(killed, results.length - equivalent),
    survivors,
  }
}

/**
 * Makes one mistake after the other in modules and runs the tests of rules against each.
 *
 * @returns the exit code: 1 where fewer than 95 % are killed
 */
export const mutateCode = async (root: string, modules: readonly string[], json: boolean): Promise<number> => {
  const graph = readGraph(root, sourceFolders)
  const all: CodeResult[] = []
  const reports: (ReturnType<typeof reportOf> & { readonly module: string; readonly seconds: number })[] = []
  for (const module of modules) {
    const started = Date.now()
    const mutants = codeMutantsOf(readFileSync(join(root, module), 'utf8'))
    const results = await runMutants(root, module, testsOf(module, graph), mutants)
    all.push(...results)
    const report = { module, seconds: Math.round((Date.now() - started) / 1000), ...reportOf(results) }
    reports.push(report)
    if (json) continue
    const { killed, survived, equivalent, seconds } = report
    console.log(
      `${module}: ${mutants.length} mutants, ${killed} killed, ${equivalent} equivalent, ${survived} survived, ${seconds} s`,
    )
    for (const { name, line, equivalent: why } of report.survivors)
      console.log(`  ${why === null ? `survived: line ${line}: ${name}` : `equivalent: ${name} (${why})`}`)
  }
  const { survivors: _, ...sum } = reportOf(all)
  if (json) console.log(JSON.stringify({ ...sum, modules: reports }, null, 2))
  else console.log(`${sum.percent} % of ${sum.mutants - sum.equivalent} mutants killed, ${sum.survived} survived`)
  return sum.percent >= 95 ? 0 : 1
}
