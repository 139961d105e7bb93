import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { tallied } from './counts.ts'
import {
  firstInOrder,
  foundBehind,
  foundByIndex,
  foundInBranch,
  further,
  readSample,
  sizesOf,
  type Sample,
  type Asked,
} from './searchPlan.ts'
import { readPage, type ListSource } from './reads.ts'
import { isByDay, merged, sorted, spanBefore, type Order, type RowKey, type Span } from './order.ts'
import { within, withShown, type Narrowed } from './narrowed.ts'
import type { Matches, SearchParts, Branch } from './proposals.ts'
import { dayRangesOf } from './dayRanges.ts'
import { isOnDays, isPartOfDay, isShown, isShownAlways, isYear, shownIn } from './shown.ts'
import type { ListDescription } from './description.ts'

export interface Found {
  readonly total: number
  /** Whether there are more than `total`. */
  readonly isMinimum: boolean
  readonly rows: readonly RowKey[]
}

/** Whether a word is shown as a day alone, of which it says the first and the last. */
const isDay = (description: ListDescription, word: string): boolean => {
  const { counted, days } = shownIn(description, word)
  return counted.length === 0 && days !== null && days !== 'any'
}

/**
 * The branches in which rows hold all words: all that are shown at all are shown and rows are of the days that words name; or one
 * of the shown ones is not and stands in the texts, which the others then may, but for days; or a text that names other days does. Each row
 * that is found is found in the first of them or in some of the others.
 */
const branchesOf = (
  list: Narrowed,
  words: readonly string[],
): { readonly shown: Branch; readonly others: readonly Branch[] } => {
  const { description } = list
  const conditions = words.map((word) => ({
    word,
    condition: isShown(description, word),
    days: description.words.daysNamed(word),
  }))
  const inText = conditions.flatMap(({ word, condition }) => (condition === null ? [word] : []))
  const shownWords = words.filter((word) => !inText.includes(word))
  const without = (condition: RawBuilder<SqlBool>, word: string): Narrowed => {
    // Rows on which a day is not shown are found by its own branch.
    const days = isDay(description, word) ? [] : words.filter((other) => isDay(description, other))
    const onDays = days.reduce(withShown, list)
    return { ...onDays, conditions: [...onDays.conditions, sql<SqlBool>`not ${condition}`] }
  }
  const others = conditions.flatMap(({ word, condition, days }): readonly Branch[] => {
    if (condition !== null)
      return [
        {
          list: without(condition, word),
          inText: [...inText, word],
          foreignYear: isYear(word) ? word : null,
          isOfOtherDay: false,
        },
      ]
    if (days === null) return []
    return [{ list: without(isOnDays(description, days), word), inText, foreignYear: null, isOfOtherDay: true }]
  })
  const ofDays = conditions.reduce((some, { days }) => (days === null ? some : within(some, days)), list)
  return {
    shown: { list: shownWords.reduce(withShown, ofDays), inText, foreignYear: null, isOfOtherDay: false },
    others,
  }
}

interface ToFind {
  readonly branch: Branch
  readonly asked: Asked
}

/** What is to be found where all that are shown at all are shown, confined to the days in which parts of a day are: there, they are met. */
const inDays = async ({ db }: SearchParts, list: Narrowed, { branch, asked }: ToFind): Promise<ToFind> => {
  const ofDay = asked.words.filter((word) => isPartOfDay(list.description, word))
  if (ofDay.length === 0) return { branch, asked }
  const words = asked.words.filter((word) => !ofDay.includes(word))
  const { shown } = branchesOf(list, words)
  const dayRanges = await dayRangesOf(db, shown.list, ofDay)
  if (dayRanges === null) return { branch, asked }
  return { branch: { ...shown, list: { ...shown.list, dayRanges } }, asked: { ...asked, words } }
}

const longest = ({ inText }: Branch): number => Math.max(...inText.map((word) => Array.from(word).length))

/** Shorter words than these are parts of many others: what is shown as one is often in other texts too. */
const rareFrom = 5

/** Whether the index may list much for the longest word of a branch. A year is listed for rows of other years alone. */
const isListedLong = (branch: Branch): boolean => branch.foreignYear === null && longest(branch) < rareFrom

/** What is known of a list before its words are looked for: its size, and of a long one what its first rows hold. */
interface Beforehand {
  readonly list: Narrowed
  readonly listed: number
  readonly sample: Sample | null
}

/** Of a single character the index lists what most rows have, unless the sampled rows show that few do. */
const isServed = (
  { limits: { read, counted } }: SearchParts,
  branch: Branch,
  { listed, sample }: Beforehand,
): boolean => listed <= read || longest(branch) > 1 || (sample !== null && sample.rows.length * further <= counted)

const foundInOthers = async (
  parts: SearchParts,
  others: readonly Branch[],
  asked: Asked,
  beforehand: Beforehand,
): Promise<Matches> => {
  const rows = new Map<string, RowKey>()
  for (const branch of others) {
    const { list } = beforehand
    const isWhole = branch.list.from === list.from && branch.list.to === list.to
    const listed = isWhole ? beforehand.listed : await tallied(parts.db, { ...branch.list, conditions: [] })
    if (!branch.isOfOtherDay && !isServed(parts, branch, { ...beforehand, listed }))
      return { rows: [...rows.values()], isAll: false }
    const found = branch.isOfOtherDay
      ? await foundByIndex(parts, branch, asked)
      : await foundInBranch(parts, branch, asked, listed)
    for (const row of found.rows) rows.set(row.id, row)
    if (!found.isAll || rows.size > parts.limits.counted) return { rows: [...rows.values()], isAll: false }
  }
  return { rows: [...rows.values()], isAll: true }
}

/** All that is shown in a list, and few rows more. */
const shownAndOthers = async (
  source: ListSource,
  { list, others }: { readonly list: Narrowed; readonly others: readonly RowKey[] },
  order: Order,
  span: Span,
): Promise<Found> => {
  const total = await tallied(source.db, list)
  const { skipped, size } = spanBefore(span, others.length)
  const shown = await readPage(source, list, order, { offset: skipped, size, total })
  const from = span.offset - skipped
  const rows = merged(shown, others, order).slice(from, from + span.size)
  return { total: total + others.length, isMinimum: false, rows }
}

/** A span of the first rows of what is found, of which no more than `counted` are reported. */
const spanOf = (
  rows: readonly RowKey[],
  { offset, size }: Span,
  { count, counted }: { readonly count: number; readonly counted: number },
): Found => {
  const total = Math.min(count, counted)
  return { total, isMinimum: count > counted, rows: rows.slice(offset, Math.min(offset + size, total)) }
}

/** A span of what is found in a branch that has words in the texts, and of the rows beside it. */
const foundInTexts = async (
  parts: SearchParts,
  { branch, asked }: ToFind,
  { others, sampleOfAll }: { readonly others: Matches; readonly sampleOfAll: Sample | null },
  span: Span,
): Promise<Found> => {
  const { counted } = parts.limits
  const beside = others.isAll ? others.rows : []
  const sample = (others.isAll ? null : sampleOfAll) ?? (await readSample(parts, branch, asked))
  const isEnough = sample.rows.length > counted
  if (isEnough && isByDay(asked.order))
    return spanOf(merged(sample.rows, beside, asked.order), span, { count: counted + 1, counted })
  const sizes = await sizesOf(parts, branch)
  const wanted = Math.min(span.offset + span.size, counted)
  const found =
    isEnough || !others.isAll
      ? { rows: sample.rows, isAll: false, isInOrder: false }
      : await foundBehind(parts, branch, asked, { sample, sizes, most: wanted })
  if (found.isAll && found.rows.length + beside.length <= counted) {
    const rows = sorted([...found.rows, ...beside], asked.order)
    return spanOf(rows, span, { count: rows.length, counted })
  }
  const isMore = Math.max(found.rows.length + beside.length, others.rows.length) > counted
  const most = isMore ? wanted : counted + 1
  const first = found.isInOrder ? found.rows : await firstInOrder(parts, branch, asked, { sample, sizes, most })
  const count = isMore ? counted + 1 : first.length + beside.length
  return spanOf(merged(first, beside, asked.order), span, { count, counted })
}

/** Words of so many signs that are shown nowhere stand together in few rows. */
const seldom = 14

/** What holds all words in any way, where words that are shown nowhere are enough to find it; null where they are not. */
const foundAtOnce = async (
  parts: SearchParts,
  { list, inText }: Pick<Branch, 'list' | 'inText'>,
  asked: Asked,
  span: Span,
): Promise<Found | null> => {
  if (inText.join('').length < seldom) return null
  const { rows, isAll } = await foundByIndex(parts, { list, inText, foreignYear: null, isOfOtherDay: false }, asked)
  const { counted } = parts.limits
  if (!isAll || rows.length > counted) return null
  return spanOf(sorted(rows, asked.order), span, { count: rows.length, counted })
}

/**
 * A span of what holds all words (folded). The total is exact where the words are shown as day or counted value, whatever the total, and
 * where no more than `limits.counted` are found by their texts; else it is that limit, and no span lies beyond it.
 */
export const foundByWords = async (
  parts: SearchParts,
  list: Narrowed,
  { words, order }: Asked,
  span: Span,
): Promise<Found> => {
  const { counted, read } = parts.limits
  const asked = { words: words.filter((word) => !isShownAlways(list.description, word)), order }
  const branches = branchesOf(list, asked.words)
  const listed = branches.others.length === 0 ? 0 : await tallied(parts.db, list)
  // Of few characters the index lists much as well, unless they are rare among the sampled rows; and what stands in the texts is counted no
  // further than the sampled rows may show.
  const isVague =
    listed > read &&
    branches.others.some((branch) => !branch.isOfOtherDay && (branches.shown.inText.length > 0 || isListedLong(branch)))
  const sampleOfAll = isVague ? await readSample(parts, { ...branches.shown, list }, asked) : null
  if (sampleOfAll !== null && sampleOfAll.rows.length > counted && isByDay(asked.order))
    return spanOf(sampleOfAll.rows, span, { count: counted + 1, counted })
  const isRare = sampleOfAll === null || sampleOfAll.rows.length * further <= counted
  const atOnce =
    listed > read && isRare ? await foundAtOnce(parts, { list, inText: branches.shown.inText }, asked, span) : null
  if (atOnce !== null) return atOnce
  const others = await foundInOthers(parts, branches.others, asked, { list, listed, sample: sampleOfAll })
  if (others.isAll && branches.shown.inText.length === 0)
    return shownAndOthers(parts, { list: branches.shown.list, others: others.rows }, asked.order, span)
  const toFind = others.isAll
    ? await inDays(parts, list, { branch: branches.shown, asked })
    : { branch: { ...branches.shown, list }, asked }
  return foundInTexts(parts, toFind, { others, sampleOfAll }, span)
}
