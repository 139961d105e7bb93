import { contract } from '../../../src/api/contract/contract.ts'
import { noticeBody, noticeSteps, type NoticeChanges } from '../../server/support/errorNotices.ts'
import { onceFor, type ContractServer } from './contractServer.ts'
import { keyOf } from './declarations.ts'
import type { FamilyGround } from './families/ground.ts'
import { pitReaders, pitWriters } from './pitCertificates.ts'

export const savedNotice = (server: ContractServer, changes: NoticeChanges = {}) =>
  server.pit.get(contract.saveErrorNoticeDraft, { body: noticeBody(changes) })

/** Generates and signs one, which is not sent. */
export const signedNotice = async (server: ContractServer, changes: NoticeChanges = {}) => {
  const key = await keyOf(server)
  const generated = await server.pit.get(contract.generateErrorNoticeXml, { body: noticeBody(changes) })
  const { signed } = noticeSteps(() => ({ visitor: server.pit, key }))
  return { generated, registration: await signed(generated) }
}

export const registerNotice = async (server: ContractServer, changes: NoticeChanges = {}) => {
  const notice = await signedNotice(server, changes)
  await server.pit.get(contract.registerErrorNotice, { body: notice.registration })
  return notice
}

/** One that is sent, for requests that change nothing. */
export const registeredNotice = onceFor((server) => registerNotice(server))

export const errorNoticeGround: FamilyGround = {
  visitor: ({ pit }) => pit,
  readers: pitReaders,
  contentReaders: pitReaders,
  writers: pitWriters,
  filedId: async (server) => (await registeredNotice(server)).generated.notice_id,
  savedId: async (server) => (await savedNotice(server)).notice_id,
}
