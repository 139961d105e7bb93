import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { factsOf, type Fact, type FactsOf } from './facts.ts'

/** The file of a flow's facts, below statecharts/; only `--accept` writes it. */
export const lockPath = (id: string): string => `${id}/${id}.facts.tsv`

/** Lines of a subject, a fact and its value, with tabs between them. */
export const lockText = (facts: readonly Fact[]): string =>
  facts.map(({ subject, fact, value }) => `${subject}\t${fact}\t${value}\n`).join('')

/** A short name for the facts of a flow as they are: other facts, another name. */
export const revisionOf = (known: FactsOf): string =>
  createHash('sha256')
    .update(lockText(factsOf(known)))
    .digest('hex')
    .slice(0, 12)

/** Reads what `lockText` writes. */
export const factsFrom = (text: string): readonly Fact[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [subject = '', fact = '', ...value] = line.split('\t')
      return { subject, fact, value: value.join('\t') }
    })

const keyOf = ({ subject, fact }: Fact) => `${subject}: ${fact}`

/** What differs between the facts of a lock file and those of now, one line each. */
export const factsChanged = (locked: readonly Fact[], now: readonly Fact[]): readonly string[] => {
  const [was, is] = [locked, now].map((facts) => new Map(facts.map((one) => [keyOf(one), one.value])))
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap((key) => {
    const [before, after] = [was?.get(key) ?? 'none', is?.get(key) ?? 'none']
    return before === after ? [] : [`${key} was ${before} and is ${after}`]
  })
}

const readLock = (folder: string, id: string) =>
  existsSync(join(folder, lockPath(id))) ? factsFrom(readFileSync(join(folder, lockPath(id)), 'utf8')) : []

type Flows = readonly (FactsOf & { readonly id: string })[]

/** Ids of the flows that a folder has facts of. */
const lockedIds = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, lockPath(entry.name))))
    .map(({ name }) => name)

/** Facts of charts that nobody has accepted, one line each, with what to do about them. */
export const unacceptedFacts = (folder: string, flows: Flows): readonly string[] => {
  const changed = [
    ...flows.flatMap((known) =>
      factsChanged(readLock(folder, known.id), factsOf(known)).map((line) => `${known.id}: ${line}`),
    ),
    ...lockedIds(folder).flatMap((id) =>
      flows.some((known) => known.id === id) ? [] : [`${id}: the flow is gone and its facts are not`],
    ),
  ]
  return changed.length === 0
    ? []
    : [...changed, 'facts of charts have changed: read them, then run npm run statecharts -- --accept']
}

/** Writes the facts of all flows as accepted. @returns how many lines have changed */
export const acceptFacts = (folder: string, flows: Flows): number => {
  const changed = unacceptedFacts(folder, flows)
  for (const id of lockedIds(folder)) if (!flows.some((known) => known.id === id)) rmSync(join(folder, lockPath(id)))
  for (const known of flows) writeFileSync(join(folder, lockPath(known.id)), lockText(factsOf(known)))
  return Math.max(0, changed.length - 1)
}
