import { isCompanyScope } from '../../../src/domain/session.ts'
import type { AreaSearch } from '../../search.ts'
import type { Repositories } from './store/repositories.ts'

/** Shops by name, code, address and telephone number. */
export const foundShops: AreaSearch<Repositories> = {
  kind: 'shops',
  isFor: ({ scope }) => isCompanyScope(scope),
  async find({ shops }, companyId, words, most) {
    const { items } = await shops.page(companyId, words, { number: 0, size: most, sort: null })
    return items.map(({ id, name, shop_code, address }) => ({
      id,
      title: name,
      detail: [shop_code, address].filter((text) => text !== '').join(' · '),
      status: '',
    }))
  },
}
