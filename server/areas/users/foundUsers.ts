import { isAdministrator } from '../../../src/domain/session.ts'
import type { AreaSearch } from '../../search.ts'
import { scopesOf } from '../../../src/domain/user/role.ts'
import type { Repositories } from './store/repositories.ts'

/** Users by name, user id, e-mail and mobile, for administrators. */
export const foundUsers: AreaSearch<Repositories> = {
  kind: 'users',
  isFor: ({ scope }) => isAdministrator(scope),
  async find({ users }, companyId, words, most) {
    const { items } = await users.page(
      companyId,
      { words, scopes: scopesOf(null) },
      { number: 0, size: most, sort: null },
    )
    return items.map(({ id, name, userId }) => ({ id, title: name, detail: userId, status: '' }))
  },
}
