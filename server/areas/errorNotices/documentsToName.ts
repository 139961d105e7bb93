import { searchWords } from '../../../src/domain/text.ts'
import type { AcceptedDocument, IssuedDocuments } from '../../documents/issuedDocuments.ts'
import type { Page, PageRequest } from '../../store/page.ts'

interface Asked {
  readonly sids: readonly string[]
  readonly search_value: string
}

interface Nameable extends Omit<AcceptedDocument, 'id' | 'isReplaced'> {
  readonly sid: string
  readonly is_replaced: boolean
}

const nameable = ({ id: sid, isReplaced: is_replaced, ...rest }: AcceptedDocument): Nameable => ({
  sid,
  is_replaced,
  ...rest,
})

/** Accepted documents as somebody chooses them, or those that are asked for by their ids. @param shops of which alone; null for all */
export const documentsToName = async (
  issued: IssuedDocuments,
  companyId: string,
  { sids, search_value }: Asked,
  page: PageRequest,
  shops: readonly string[] | null,
): Promise<Page<Nameable>> => {
  if (sids.length === 0) {
    const found = await issued.accepted(companyId, searchWords(search_value), page, shops)
    return { ...found, items: found.items.map(nameable) }
  }
  const named = await issued.named(companyId, sids)
  const items = named
    .filter(({ isAccepted, shopId }) => isAccepted && (shops === null || shops.includes(shopId)))
    .map(({ isAccepted: _accepted, isGiven: _given, shopId: _shop, ...rest }) => nameable({ ...rest, name: '' }))
  return { items, total: items.length, isMinimum: false }
}
