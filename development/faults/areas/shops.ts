import type { AreaFaults } from '../scenario.ts'
import { fail, refuse, refuseByMessage } from '../serverFaults.ts'

const saving = ['shops.create', 'shops.change'] as const

/** Shops (seed 001 §8). */
export const shops = {
  scenarios: [
    { name: 'shops.listFailed', targets: ['shops.list'], fault: fail, rules: [] },
    { name: 'shop.detailFailed', targets: ['shops.detail'], fault: fail, rules: [] },
    { name: 'shop.saveFailed', targets: saving, fault: fail, rules: ['001-8-07'] },
    {
      name: 'shop.saveRefusedWithMessage',
      targets: saving,
      fault: refuseByMessage('Cửa hàng đang được kiểm kê'),
      rules: ['001-8-07'],
    },
    {
      name: 'shop.codeTaken',
      targets: saving,
      fault: refuse(422, 'fields.invalid', '', [{ field: 'shop_code', message: 'shop_code_is_taken' }]),
      rules: ['001-8-07'],
    },
    { name: 'shop.changed', targets: ['shops.change'], fault: refuse(409, 'shop.changed'), rules: ['001-8-07'] },
    { name: 'shop.answerLost', targets: saving, fault: { kind: 'drop', when: 'after' }, rules: ['001-8-07'] },
    {
      name: 'shop.logoRefused',
      targets: ['images.upload'],
      fault: refuse(422, 'image.notReadable'),
      rules: ['001-8-06'],
    },
    { name: 'shop.logoFailed', targets: ['images.upload'], fault: fail, rules: ['001-8-06'] },
    { name: 'shops.deleteFailed', targets: ['shops.delete'], fault: fail, rules: ['001-8-07'] },
    {
      name: 'shops.inUse',
      targets: ['shops.delete'],
      fault: refuse(409, 'shop.inUse', '', [{ field: 'shop_id.0', message: 'used_by_account:2' }]),
      rules: ['001-8-07'],
    },
  ],
  waiting: {
    '001-8-08': 'reports success or asks first, and is no failure',
  },
} as const satisfies AreaFaults
