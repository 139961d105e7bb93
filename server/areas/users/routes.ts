import * as v from 'valibot'
import { contract } from '../../../src/api/contract/contract.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import { mayManage, scopesOf } from '../../../src/domain/user/role.ts'
import { userIdSchema } from '../../../src/domain/user/user.ts'
import type { AreaParts } from '../../area.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { setActive } from './activity.ts'
import { changeUser } from './change.ts'
import { invalid } from './check.ts'
import { createUser } from './create.ts'
import { detailOf, findUser, rowsOf } from './read.ts'
import { changeRole } from './role.ts'
import type { Repositories } from './store/repositories.ts'

type Parts = Pick<AreaParts<Repositories>, 'store' | 'clock' | 'images'>

const reading = ({ store }: Parts): readonly Route[] => [
  companyRoute(contract.listUsers, async ({ query }, { companyId }) => {
    const filter = { words: searchWords(query.search_value), scopes: scopesOf(query.role ?? null) }
    const page = await store.users.page(companyId, filter, pageRequestOf(query))
    return succeed({
      users: await rowsOf(store, companyId, page.items),
      pagination: paginationOf(query, page),
    })
  }),
  companyRoute(contract.userDetail, async ({ params }, { companyId }) => {
    const found = await findUser(store, companyId, params.id)
    return found === null ? fail({ reason: 'record.absent' }) : succeed(detailOf(found.account, found.shops))
  }),
  companyRoute(contract.checkUserId, async ({ body }) => {
    const read = v.safeParse(userIdSchema, body.user_id)
    if (!read.success) return invalid([{ field: 'user_id', message: read.issues[0].message }])
    const account = await store.accounts.byUserId(read.output)
    return account === null ? succeed({}) : fail({ reason: 'user.idTaken' })
  }),
  companyRoute(contract.askPasswordReset, async ({ params }, { companyId, account }) => {
    const user = await store.users.byId(companyId, params.id)
    if (user === null) return fail({ reason: 'record.absent' })
    if (user.id === account.id) return fail({ reason: 'user.isSelf' })
    return mayManage(account.scope, user.scope) ? succeed({}) : fail({ reason: 'user.outranked' })
  }),
]

/** Calls about the users of a company (seed 001 §7). */
export const userRoutes = (parts: Parts, envelope: PasswordEnvelope): readonly Route[] => {
  const { store, clock, images } = parts
  const saving = { store, clock, envelope, images }
  return [
    ...reading(parts),
    companyRoute(contract.createUser, ({ body }, member) => createUser(saving, member, body)),
    companyRoute(contract.changeUser, ({ params, body }, member) =>
      changeUser(saving, member, { ...body, id: params.id }),
    ),
    companyRoute(contract.changeRole, ({ params, body }, member) =>
      changeRole(store, clock, member, { ...body, id: params.id }),
    ),
    companyRoute(contract.activateUsers, ({ body }, member) =>
      setActive(store, clock, member, { ids: body.ids, isActive: true }),
    ),
    companyRoute(contract.deactivateUsers, ({ body }, member) =>
      setActive(store, clock, member, { ids: body.ids, isActive: false }),
    ),
  ]
}
