import type { ApiClient } from '../../../api/client.ts'
import type { DeclarationDetail } from '../../../api/contract/declarationFiling.ts'
import { company } from '../../../api/contract/settings.ts'
import type { Company } from '../../../domain/company.ts'
import { representativeDifferences } from '../../../domain/declaration/companyData.ts'
import { needsConfirmation } from '../../../domain/declaration/confirmation.ts'
import { checkedContent } from '../../../domain/documents/kind.ts'
import { isDraft } from '../../../domain/declaration/status.ts'
import { succeed } from '../../../domain/result.ts'
import { isSameTaxCode } from '../../../domain/taxCode.ts'
import {
  noRun,
  type CheckedDraft,
  type DraftsChecked,
  type ItemReason,
  type ItemWarning,
  type RunOffer,
} from '../../../machines/documentsSubmit/items.ts'
import { newUuid } from '../../../domain/uuid.ts'
import type { Filing } from '../kind/filing.ts'
import { readSigningOption } from '../submit/readSigningOption.ts'
import { declarationValues } from '../submit/vaults.ts'
import type { SavedWork, WorkStore } from '../submit/workStore.ts'
import { bytesOf } from './bytesOf.ts'

interface CheckParts {
  readonly api: ApiClient
  readonly filing: Filing
  readonly store: WorkStore
  readonly userId: string
}

const leftOut = (declarationId: string, reason: ItemReason): CheckedDraft => ({
  declarationId,
  reason,
  warnings: [],
  draft: null,
  kept: null,
})

const warningsOf = ({ form, kind }: Filing, detail: DeclarationDetail, own: Company | null): readonly ItemWarning[] => {
  const isAsked = own !== null && needsConfirmation(form, detail.xml_vs)
  const differs = isAsked && representativeDifferences(kind.toValues(detail), own).length > 0
  return [
    ...(differs ? (['representative'] as const) : []),
    ...(isDraft(detail.noti_cd_tax) ? [] : (['corrected'] as const)),
  ]
}

/** The signed XML of a draft that an earlier sending has left in this browser. */
const keptXml = (works: readonly SavedWork[], declarationId: string): CheckedDraft['kept'] => {
  const kept = works.find((work) => work.declarationId === declarationId && work.signature !== null)
  if (kept === undefined) return null
  const { reqKey, sellerTaxCode, sellerName, xml } = kept
  return { declarationId, reqKey, sellerTaxCode, sellerName, bytes: bytesOf(xml) }
}

const judge = ({ filing, store, userId }: CheckParts, detail: DeclarationDetail, own: Company | null): CheckedDraft => {
  const { declaration_id: id } = detail
  if (!isDraft(detail.noti_cd_tax) && !detail.is_corrected)
    return leftOut(id, { code: 'bulk.leftOut', because: 'notSendable' })
  const checked = checkedContent(filing.kind, detail)
  if (!checked.ok) return leftOut(id, { code: 'draft.invalid', fields: checked.failure })
  if (own !== null && own.tax_id !== '' && !isSameTaxCode(checked.value.sllr_tax_code, own.tax_id))
    return leftOut(id, { code: 'bulk.leftOut', because: 'otherSeller' })
  return {
    declarationId: id,
    reason: null,
    warnings: warningsOf(filing, detail, own),
    draft: { values: declarationValues.seal(checked.value), version: detail.version },
    kept: keptXml(store.list(userId), id),
  }
}

/**
 * Reads every selected declaration and says which can be sent: a draft or corrected, by the rules of its form, of the company's own tax code.
 * One that cannot be read is left out with that reason; the company's data, where they cannot be read, are not compared.
 */
export const checkDrafts = async (
  parts: CheckParts,
  declarationIds: readonly string[],
  signal: AbortSignal,
): Promise<DraftsChecked> => {
  const { api, filing } = parts
  const option = await readSigningOption(api, signal)
  if (!option.ok) return option
  const read = await api.send(company, {}, { signal })
  const own = read.ok ? read.value : null
  const drafts: CheckedDraft[] = []
  for (const id of declarationIds) {
    const answer = await api.send(filing.calls.detail, { params: { id } }, { signal })
    if (!answer.ok && answer.failure.code !== 'server.refused') return answer
    drafts.push(answer.ok ? judge(parts, { ...answer.value, declaration_id: id }, own) : leftOut(id, answer.failure))
  }
  const run: RunOffer = api.speaksContract() ? { offer: 'possible', key: newUuid(Date.now()) } : noRun
  return succeed({ option: option.value, drafts, run })
}
