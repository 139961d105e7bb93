import type { ApiClient } from '../../api/client.ts'
import { company } from '../../api/contract/settings.ts'
import type { Company } from '../../domain/company.ts'
import { succeed } from '../../domain/result.ts'
import { isSameTaxCode } from '../../domain/taxCode.ts'
import { newUuid } from '../../domain/uuid.ts'
import {
  noRun,
  type CheckedDraft,
  type DraftsChecked,
  type ItemWarning,
  type RunOffer,
} from '../../machines/documentsSubmit/items.ts'
import type { FilingCalls, ReadDocument } from '../filedKind.ts'
import { sentAtOnce } from '../../domain/documents/listRules.ts'
import { readSigningOption } from '../submit/readSigningOption.ts'
import { isWorkSigned, type SavedWork, type WorkStore } from '../submit/workStore.ts'
import { bytesOf } from './bytesOf.ts'
import { absentOf, byRunAlone, draftOf, namesOf, type CheckMany } from './checkMany.ts'
import { leftOut } from './leftOut.ts'

/** Documents that are read at a time. */
const readAtOnce = 8

export interface CheckParts {
  readonly api: ApiClient
  readonly calls: FilingCalls
  readonly store: WorkStore
  readonly userId: string
  /** What a list finds, in place of ids. */
  readonly found?: CheckMany | undefined
  /** Learns what documents are called that the server has checked. */
  readonly onNamed: (names: ReadonlyMap<string, string>) => void
}

const warningsOf = (document: ReadDocument, own: Company | null): readonly ItemWarning[] => [
  ...(own !== null && document.isWarnedOf(own) ? (['representative'] as const) : []),
  ...(document.stage === 'draft' ? [] : (['corrected'] as const)),
]

/** The signed XML of a draft that an earlier sending has left in this browser. */
const keptXml = (works: readonly SavedWork[], documentId: string): CheckedDraft['kept'] => {
  const kept = works.find((work) => work.documentId === documentId && isWorkSigned(work))
  if (kept === undefined) return null
  const { reqKey, companion, sellerTaxCode, sellerName, xml } = kept
  return {
    documentId,
    reqKey,
    companionKey: companion?.reqKey ?? null,
    sellerTaxCode,
    sellerName,
    bytes: bytesOf(xml),
  }
}

const judge = (
  { calls, store, userId }: CheckParts,
  id: string,
  document: ReadDocument,
  own: Company | null,
): CheckedDraft => {
  if (document.stage !== 'draft' && !document.isCorrected)
    return leftOut(id, { code: 'bulk.leftOut', because: 'notSendable' })
  if (document.goesAlone === true) return leftOut(id, { code: 'bulk.leftOut', because: 'goesAlone' })
  const checked = document.check()
  if (!checked.ok) return leftOut(id, { code: 'draft.invalid', fields: checked.failure })
  if (own !== null && own.tax_id !== '' && !isSameTaxCode(calls.issuerOf(checked.value).taxCode, own.tax_id))
    return leftOut(id, { code: 'bulk.leftOut', because: 'otherSeller' })
  return {
    documentId: id,
    reason: null,
    warnings: warningsOf(document, own),
    draft: { values: checked.value, version: document.version },
    kept: keptXml(store.list(userId), id),
  }
}

/** A run that may be begun, where the server runs any. */
const offeredRun = (api: ApiClient): RunOffer =>
  api.speaksContract() ? { offer: 'possible', key: newUuid(Date.now()) } : noRun

/** Documents that the server checks in one call; more than this page sends go by a run alone. */
const checkedByServer = async (
  parts: CheckParts,
  documentIds: readonly string[],
  check: CheckMany,
  signal: AbortSignal,
): Promise<DraftsChecked> => {
  const { api, onNamed } = parts
  const checked = await check(api, signal)
  if (!checked.ok) return checked
  onNamed(namesOf(checked.value))
  if (checked.value.length <= sentAtOnce && documentIds.length <= sentAtOnce)
    return checkEach(
      parts,
      checked.value.map(({ documentId }) => documentId),
      signal,
    )
  const option = await readSigningOption(api, signal)
  if (!option.ok) return option
  const drafts = [...checked.value.map(draftOf), ...absentOf(documentIds, checked.value)]
  return succeed({ option: byRunAlone(option.value), drafts, run: offeredRun(api) })
}

/** Has every document checked, each by itself or all by the server. */
export const checkDrafts = (
  parts: CheckParts,
  documentIds: readonly string[],
  signal: AbortSignal,
): Promise<DraftsChecked> => {
  const { found, calls } = parts
  const check = found ?? (documentIds.length > sentAtOnce ? calls.checkMany?.(documentIds) : undefined)
  return check === undefined
    ? checkEach(parts, documentIds, signal)
    : checkedByServer(parts, documentIds, check, signal)
}

/**
 * Reads every selected document and says which can be sent: a draft or corrected, by the rules of its form, of the company's own tax code.
 * One that cannot be read is left out with that reason; the company's data, where they cannot be read, are not compared.
 */
const checkEach = async (
  parts: CheckParts,
  documentIds: readonly string[],
  signal: AbortSignal,
): Promise<DraftsChecked> => {
  const { api, calls } = parts
  const option = await readSigningOption(api, signal)
  if (!option.ok) return option
  const read = await api.send(company, {}, { signal })
  const own = read.ok ? read.value : null
  const drafts: CheckedDraft[] = []
  for (let from = 0; from < documentIds.length; from += readAtOnce) {
    const ids = documentIds.slice(from, from + readAtOnce)
    const answers = await Promise.all(ids.map(async (id) => ({ id, answer: await calls.read(api, id, signal) })))
    for (const { id, answer } of answers) {
      if (!answer.ok && answer.failure.code !== 'server.refused') return answer
      drafts.push(answer.ok ? judge(parts, id, answer.value, own) : leftOut(id, answer.failure))
    }
  }
  return succeed({ option: option.value, drafts, run: offeredRun(api) })
}
