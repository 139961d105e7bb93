import { tallied } from './counts.ts'
import { matching, matchingIn } from './matching.ts'
import { ofCompany, type Narrowed } from './narrowed.ts'
import { isByDay, orderByDay, type Order, type RowKey } from './order.ts'
import { firstProposals, proposals, type Matches, type SearchParts, type Branch } from './proposals.ts'
import { readFirst, readInOrder, readUnordered, type ListSource } from './reads.ts'

export interface Asked {
  readonly words: readonly string[]
  readonly order: Order
}

/** What the first `read` rows of a list by day have that holds all words, up to one more than is counted. */
export interface Sample {
  readonly rows: readonly RowKey[]
  readonly read: number
}

/** Where so many times as many rows promise to show that there are more than are counted, they are read. */
export const further = 10

export const readSample = async (
  { limits: { sampled, counted }, ...source }: SearchParts,
  { list }: Branch,
  { words, order }: Asked,
): Promise<Sample> => {
  const byDay = orderByDay(list.description, isByDay(order) ? order.direction : 'desc')
  const reach = async (read: number): Promise<Sample> => ({
    rows: await readFirst(source, list, byDay, { read, most: counted + 1 }, matching(list.description, words)),
    read,
  })
  const first = await reach(sampled)
  const isFrequent = first.rows.length <= counted && first.rows.length * further > counted
  return isFrequent ? reach(sampled * further) : first
}

/** How many rows a list has, how many of its days and counted values, and how many its company. */
export interface Sizes {
  readonly listed: number
  readonly readable: number
  readonly total: number
}

export const sizesOf = async ({ db }: SearchParts, { list }: Branch): Promise<Sizes> => {
  const { dayRanges } = list
  const readable =
    dayRanges === null
      ? await tallied(db, { ...list, conditions: [] })
      : dayRanges.reduce((sum, { count }) => sum + count, 0)
  const total = await tallied(db, ofCompany(list.description, list.companyId))
  const listed = list.conditions.length === 0 ? readable : await tallied(db, list)
  return { listed, readable, total }
}

/** What is known when more than few rows have to be looked at: so many rows are wanted in order. */
export interface Known {
  readonly sample: Sample
  readonly sizes: Sizes
  readonly most: number
}

/** How many rows the index may be taken to propose for the words of a branch; null where no sampled row shows it. */
const expected = (sample: Sample, { total }: Sizes): number | null =>
  sample.rows.length === 0 ? null : Math.ceil((sample.rows.length / sample.read) * total)

/** What a row that the index proposes costs, in rows that are read in order by day or by another column. */
const cost = {
  sqlite: { byDay: 8, byOther: 1 },
  postgres: { byDay: 2, byOther: 0.2 },
} as const

const costOfProposal = ({ kind }: SearchParts, { order }: Asked): number =>
  cost[kind][isByDay(order) ? 'byDay' : 'byOther']

/** How many rows are probably read until so many are found. */
const rowsUntil = (sample: Sample, most: number): number => Math.ceil((most * sample.read * 1.5) / sample.rows.length)

/** What the index finds in one branch, up to one more than is counted. */
export const foundByIndex = (parts: SearchParts, branch: Branch, { words, order }: Asked): Promise<Matches> =>
  proposals(parts, branch, matchingIn(branch.list, words), order.column)

/** What is found in one branch, up to one more than is counted. */
export const foundInBranch = async (
  parts: SearchParts,
  branch: Branch,
  asked: Asked,
  listed: number,
): Promise<Matches> => {
  const { limits } = parts
  if (listed === 0) return { rows: [], isAll: true }
  if (listed > limits.read) return foundByIndex(parts, branch, asked)
  const most = limits.counted + 1
  const rows = await readUnordered(
    parts,
    branch.list,
    { column: asked.order.column, most },
    matching(branch.list.description, asked.words),
  )
  return { rows, isAll: rows.length <= limits.counted }
}

/** More proposals are counted before they are put into order. */
const fewProposals = 3

/**
 * The same of a branch of which some rows are known. All that the index proposes is put into order at once, where that is less than reading
 * until `most` are found.
 */
export const foundBehind = async (
  parts: SearchParts,
  branch: Branch,
  asked: Asked,
  { sample, sizes, most }: Known,
): Promise<Matches & { readonly isInOrder: boolean }> => {
  const { counted, read } = parts.limits
  const isInDays = isByDay(asked.order)
  if (isInDays && sizes.readable <= sample.read) return { rows: sample.rows, isAll: true, isInOrder: true }
  const about = expected(sample, sizes) ?? Infinity
  const proposed = about * costOfProposal(parts, asked)
  const isSoonRead = sizes.readable <= Math.min(proposed, parts.limits.sampled * further)
  if (isInDays && about !== Infinity && isSoonRead) {
    const reach = { read: sizes.readable, most: counted + 1 }
    const rows = await readFirst(parts, branch.list, asked.order, reach, matching(branch.list.description, asked.words))
    return { rows, isAll: rows.length <= counted, isInOrder: true }
  }
  const isLess = proposed < rowsUntil(sample, most)
  if (sizes.listed > read && about <= counted * fewProposals && isLess) {
    const condition = matchingIn(branch.list, asked.words)
    const rows = await firstProposals(parts, branch, condition, asked.order, counted + 1)
    if (rows !== null) return { rows, isAll: rows.length <= counted, isInOrder: true }
  }
  return { ...(await foundInBranch(parts, branch, asked, sizes.listed)), isInOrder: false }
}

interface Reading {
  /** So many rows of the list are read at first. */
  readonly read: number
  /** Reading ends with so many. */
  readonly enough: number
  /** Whether that is the end of the list. */
  readonly isToEnd: boolean
  readonly most: number
}

/**
 * Reads a list in its order until so many rows are found that hold all words, or enough is read. It goes further step by step: PostgreSQL
 * would put a long list into order instead of following an index. SQLite reads to the end of a list by day in two thirds of the time without a bound.
 */
const readOn = async (
  source: ListSource,
  list: Narrowed,
  { words, order }: Asked,
  { read, enough, isToEnd, most }: Reading,
): Promise<readonly RowKey[]> => {
  const isAtOnce = source.kind === 'sqlite' && isByDay(order) && list.dayRanges === null
  if (isAtOnce && isToEnd)
    return readInOrder(source, list, order, { offset: 0, size: most }, matching(list.description, words))
  const rows = await readFirst(
    source,
    list,
    order,
    { read: Math.min(read, enough), most },
    matching(list.description, words),
  )
  return rows.length === most || read >= enough
    ? rows
    : readOn(source, list, { words, order }, { read: read * 4, enough, isToEnd, most })
}

/**
 * The first rows in order that hold all words: read in order, unless that takes as long as putting into order all that the index proposes.
 * Which of them is less, the sampled rows let guess; where they show nothing SQLite reads by day, which costs it little.
 */
export const firstInOrder = async (
  parts: SearchParts,
  branch: Branch,
  asked: Asked,
  { sample, sizes, most }: Known,
): Promise<readonly RowKey[]> => {
  const { kind } = parts
  const { readable } = sizes
  const about = expected(sample, sizes)
  const isReadAtOnce = kind === 'sqlite' && isByDay(asked.order)
  const proposed = about === null ? (isReadAtOnce ? readable : 0) : Math.ceil(about * costOfProposal(parts, asked))
  const read = about === null ? readable : Math.min(readable, rowsUntil(sample, most))
  const enough = branch.inText.length === 0 ? readable : Math.min(readable, proposed)
  if (read <= enough) {
    const rows = await readOn(parts, branch.list, asked, { read, enough, isToEnd: enough === readable, most })
    if (rows.length === most || enough === readable) return rows
  }
  const condition = matchingIn(branch.list, asked.words)
  const rows = await firstProposals(parts, branch, condition, asked.order, most)
  return rows ?? readOn(parts, branch.list, asked, { read, enough: readable, isToEnd: true, most })
}
