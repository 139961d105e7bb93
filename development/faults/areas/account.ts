import type { AreaFaults } from '../scenario.ts'
import { fail, refuse, refuseByMessage } from '../serverFaults.ts'

/** Profile and password (seed 001 §8). */
export const account = {
  scenarios: [
    { name: 'account.readFailed', targets: ['settings.profile'], fault: fail, rules: [] },
    {
      name: 'account.imageRefused',
      targets: ['images.upload'],
      fault: refuse(413, 'image.tooLarge'),
      rules: ['001-8-11'],
    },
    { name: 'account.saveFailed', targets: ['settings.changeProfile'], fault: fail, rules: ['001-8-12'] },
    {
      name: 'account.saveRefusedWithMessage',
      targets: ['settings.changeProfile'],
      fault: refuseByMessage('Hồ sơ đang được đối chiếu'),
      rules: ['001-8-12'],
    },
    { name: 'account.passwordFailed', targets: ['settings.changePassword'], fault: fail, rules: ['001-8-13'] },
    {
      name: 'account.passwordRefusedWithMessage',
      targets: ['settings.changePassword'],
      fault: refuseByMessage('Mật khẩu do phòng IT quản lý'),
      rules: ['001-8-13'],
    },
  ],
  waiting: {},
} as const satisfies AreaFaults
