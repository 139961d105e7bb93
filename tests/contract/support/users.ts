import { calls as shopCalls } from '../../../src/api/contract/shops.ts'
import { calls, type UserBody } from '../../../src/api/contract/users.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { encryptedPassword, type Visitor } from '../../../tools/product/server/visitor.ts'
import type { ContractServer } from './contractServer.ts'

/** The form of a new user as it is sent by a visitor of either company. */
export const body = async (visitor: Visitor, changes: Partial<UserBody> = {}): Promise<UserBody> => {
  const { shops } = await visitor.get(shopCalls.listShops)
  return {
    profile_image: '',
    full_name: 'Vũ Thị Lan',
    employee_no: '',
    employee_auto: true,
    mobile: '0901234567',
    email: 'lan@tokhai.example',
    user_id: `${newId()}@tokhai.example`,
    password: await encryptedPassword(visitor, 'Tokhai@2026'),
    role: '2',
    shops: shops.slice(0, 1).map(({ id }) => ({ shop_id: id, is_assign: true })),
    permissions: [],
    ...changes,
  }
}

/** A new user of the first company. */
export const makeUser = async ({ admin }: ContractServer, changes: Partial<UserBody> = {}) => {
  const sent = await body(admin, changes)
  const { id } = await admin.get(calls.createUser, { body: { ...sent, id: newId() } })
  return { params: { id }, sent, detail: await admin.get(calls.userDetail, { params: { id } }) }
}
