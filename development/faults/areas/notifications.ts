import type { AreaFaults } from '../scenario.ts'
import { fail, refuse } from '../serverFaults.ts'

const stream = ['notifications.stream'] as const
const marking = ['notifications.read', 'notifications.readAll'] as const

/** Notifications, and the choice of what comes by e-mail (docs/decisions/0364, 0365, 0400). */
export const notifications = {
  scenarios: [
    { name: 'notifications.listFailed', targets: ['notifications.list'], fault: fail, rules: [] },
    { name: 'notifications.readFailed', targets: marking, fault: fail, rules: [] },
    {
      name: 'notifications.streamRefused',
      targets: stream,
      fault: refuse(429, 'notifications.tooManyStreams'),
      rules: [],
    },
    { name: 'notifications.streamLost', targets: stream, fault: { kind: 'drop', when: 'before' }, rules: [] },
    { name: 'notifications.mailFailed', targets: ['notifications.mail'], fault: fail, rules: [] },
    { name: 'notifications.mailNotKept', targets: ['notifications.changeMail'], fault: fail, rules: [] },
  ],
  waiting: {},
} as const satisfies AreaFaults
