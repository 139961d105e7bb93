import { calls } from '../../../src/api/contract/notifications.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { streamsPerAccount } from '../../../server/areas/notifications/streams.ts'

const everybody = 'whoever is signed in'

const anyNotification = '01900000-0000-7000-8000-000000000000'

/** Opens as many streams as an account may have, asks for one more, and ends them. */
const oneStreamTooMany = async ({ origin, admin }: ContractServer) => {
  const open = Array.from({ length: streamsPerAccount }, () => new AbortController())
  for (const { signal } of open)
    await fetch(origin + calls.streamNotifications.path, { headers: { Cookie: admin.cookie() }, signal })
  const reply = await admin.ask(calls.streamNotifications)
  for (const each of open) each.abort()
  return reply
}

export const tests: CallTests<typeof calls> = {
  listNotifications: { admits: everybody, refusals: {} },
  countNotifications: { admits: everybody, refusals: {} },
  readNotification: {
    admits: everybody,
    request: () => ({ params: { id: anyNotification }, body: {} }),
    refusals: {},
  },
  readAllNotifications: {
    admits: everybody,
    request: () => ({ body: { up_to: anyNotification } }),
    refusals: {},
  },
  readNotificationMail: { admits: everybody, refusals: {} },
  changeNotificationMail: {
    admits: everybody,
    request: () => ({ body: { locale: 'vi', kinds: [{ kind: 'declaration.accepted', is_mailed: false }] } }),
    refusals: {},
  },
  streamNotifications: { admits: everybody, refusals: { 'notifications.tooManyStreams': oneStreamTooMany } },
}
