import type { NameableCertificate } from '../../../src/api/contract/errorNotices.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { Page, PageRequest } from '../../store/page.ts'
import type { Store } from './store/repositories.ts'

interface Asked {
  readonly sids: readonly string[]
  readonly search_value: string
}

/** Accepted certificates as somebody chooses them, or those that are asked for by their ids. */
export const certificatesToName = async (
  { issuedDocuments }: Pick<Store, 'issuedDocuments'>,
  companyId: string,
  { sids, search_value }: Asked,
  page: PageRequest,
): Promise<Page<NameableCertificate>> => {
  if (sids.length > 0) {
    const named = await issuedDocuments.named(companyId, sids)
    const items = named
      .filter(({ isAccepted }) => isAccepted)
      .map(({ id: sid, isAccepted: _, isReplaced: is_replaced, ...rest }) => ({
        sid,
        is_replaced,
        taxpayer_nm: '',
        ...rest,
      }))
    return { items, total: items.length, isMinimum: false }
  }
  const found = await issuedDocuments.accepted(companyId, searchWords(search_value), page)
  const items = found.items.map(({ id: sid, name: taxpayer_nm, isReplaced: is_replaced, ...rest }) => ({
    sid,
    taxpayer_nm,
    is_replaced,
    ...rest,
  }))
  return { ...found, items }
}
