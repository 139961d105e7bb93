import { isCompanyScope } from '../../../src/domain/session.ts'
import type { AreaSearch } from '../../search.ts'
import type { Repositories } from './store/repositories.ts'

/** Items by code, their names, unit and note. */
export const foundItems: AreaSearch<Repositories> = {
  kind: 'items',
  isFor: ({ scope }) => isCompanyScope(scope),
  async find({ items }, companyId, words, most) {
    const found = await items.page(companyId, { words, vatRate: '', flag: '' }, { number: 0, size: most, sort: null })
    return found.items.map(({ id, item_name, item_code, uom }) => ({
      id,
      title: item_name,
      detail: [item_code, uom].filter((text) => text !== '').join(' · '),
      status: '',
    }))
  },
}
