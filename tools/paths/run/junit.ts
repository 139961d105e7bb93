import { isXmlText } from '../../../src/domain/text.ts'
import { escapedAttribute, escapedText } from '../../../src/domain/xml/escape.ts'
import type { PathReport } from './storyboard.ts'

// XML 1.0 has no way to write most control characters, such as those that colour a terminal.
const printable = (text: string) => [...text].filter(isXmlText).join('')
const value = (text: string) => escapedAttribute(printable(text))
const content = (text: string) => escapedText(printable(text))

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3)

const types: Readonly<Record<PathReport['verdict'], string>> = {
  passed: '',
  failed: 'failure',
  nondeterministic: 'nondeterminism',
  overloaded: 'overload',
}
const sayings: Partial<Record<PathReport['verdict'], string>> = {
  nondeterministic: 'The product did not do the same twice',
  overloaded: 'The machine was too busy for the walk: nothing is said of the product',
}

const failureOf = ({ verdict, command, first, again }: PathReport): readonly string[] => {
  if (first.failure === null) return []
  const type = types[verdict]
  const said = sayings[verdict] ?? first.failure.message.split('\n')[0]
  const lines = [
    `First walk, step ${first.failure.at}: ${first.failure.message}`,
    again?.failure ? `Repetition, step ${again.failure.at}: ${again.failure.message}` : 'Repetition: passed',
    `Repeat: ${command}`,
  ]
  return [`      <failure type="${type}" message="${value(said ?? '')}">${content(lines.join('\n'))}</failure>`]
}

const attachmentsOf = ({ first, again }: PathReport): readonly string[] => {
  const traces = [first, again].flatMap((walk) => (walk === null || walk.trace === null ? [] : [walk.trace]))
  return traces.length === 0
    ? []
    : [`      <system-out>${traces.map((trace) => content(`[[ATTACHMENT|${trace}]]`)).join('\n')}</system-out>`]
}

const caseOf = (path: PathReport): readonly string[] => {
  const inside = [...failureOf(path), ...attachmentsOf(path)]
  const opening = `    <testcase classname="${value(path.machine)}" name="${value(`${path.id} ${path.name}`)}" time="${seconds(path.first.milliseconds)}"`
  return inside.length === 0 ? [`${opening}/>`] : [`${opening}>`, ...inside, '    </testcase>']
}

const suiteOf = (machine: string, paths: readonly PathReport[]): readonly string[] => {
  const failures = paths.filter(({ verdict }) => verdict !== 'passed').length
  const time = seconds(paths.reduce((sum, { first }) => sum + first.milliseconds, 0))
  return [
    `  <testsuite name="${value(machine)}" tests="${paths.length}" failures="${failures}" errors="0" skipped="0" time="${time}">`,
    ...paths.flatMap(caseOf),
    '  </testsuite>',
  ]
}

/**
 * A run as JUnit XML, one suite per machine and one case per path. A path that did not do the same twice is a failure
 * of type `nondeterminism`, one for which the machine was too busy of type `overload`. Traces are attached by their place beside the report.
 */
export const junitOf = (paths: readonly PathReport[]): string => {
  const byMachine = Map.groupBy(paths, ({ machine }) => machine)
  const failures = paths.filter(({ verdict }) => verdict !== 'passed').length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="paths" tests="${paths.length}" failures="${failures}">`,
    ...[...byMachine].flatMap(([machine, ofIt]) => suiteOf(machine, ofIt)),
    '</testsuites>',
    '',
  ].join('\n')
}
