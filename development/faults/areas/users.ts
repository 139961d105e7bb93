import type { AreaFaults } from '../scenario.ts'
import { fail, refuse, refuseByMessage } from '../serverFaults.ts'

const saving = ['users.create', 'users.change'] as const
const verifying = ['users.checkUserId'] as const
const activity = ['users.activate', 'users.deactivate'] as const

/** Users and their roles (seed 001 §8). */
export const users = {
  scenarios: [
    { name: 'users.listFailed', targets: ['users.list'], fault: fail, rules: [] },
    { name: 'user.detailFailed', targets: ['users.detail'], fault: fail, rules: [] },
    { name: 'user.verifyFailed', targets: verifying, fault: fail, rules: ['001-8-21'] },
    {
      name: 'user.verifyRefusedWithMessage',
      targets: verifying,
      fault: refuseByMessage('Danh bạ đăng nhập đang được đồng bộ'),
      rules: ['001-8-21'],
    },
    {
      name: 'user.resetRefused',
      targets: ['users.askPasswordReset'],
      fault: refuse(403, 'user.outranked'),
      rules: [],
    },
    {
      name: 'user.pictureRefused',
      targets: ['images.upload'],
      fault: refuse(422, 'image.notReadable'),
      rules: ['001-8-22'],
    },
    { name: 'user.saveFailed', targets: saving, fault: fail, rules: ['001-8-23'] },
    {
      name: 'user.saveRefusedWithMessage',
      targets: saving,
      fault: refuseByMessage('Danh sách nhân sự đang được đối chiếu'),
      rules: ['001-8-23'],
    },
    {
      name: 'user.idTakenMeanwhile',
      targets: saving,
      fault: refuse(422, 'fields.invalid', '', [{ field: 'user_id', message: 'user_id_was_taken_meanwhile' }]),
      rules: ['001-8-23'],
    },
    { name: 'user.changed', targets: ['users.change'], fault: refuse(409, 'user.changed'), rules: ['001-8-23'] },
    { name: 'user.answerLost', targets: saving, fault: { kind: 'drop', when: 'after' }, rules: ['001-8-23'] },
    { name: 'users.rolesFailed', targets: ['users.changeRole'], fault: fail, rules: ['001-8-25'] },
    {
      name: 'users.lastAdministrator',
      targets: ['users.changeRole'],
      fault: refuse(409, 'user.lastAdministrator'),
      rules: ['001-8-25'],
    },
    { name: 'users.activityFailed', targets: activity, fault: fail, rules: ['001-8-26'] },
    {
      name: 'users.activityRefusedWithMessage',
      targets: activity,
      fault: refuseByMessage('Ca làm việc chưa kết thúc'),
      rules: ['001-8-26'],
    },
  ],
  waiting: {
    '001-8-24': 'reports success, and is no failure',
    '001-8-28': 'is a text that 0448 departs from; server.failed shows what is said instead',
    '001-8-29': 'is a text that 0448 departs from; server.failed shows what is said instead',
  },
} as const satisfies AreaFaults
