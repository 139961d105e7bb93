import { calls } from '../../../src/api/contract/remoteSigning.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { Reply, Visitor } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor, type ContractServer } from '../support/contractServer.ts'
import { answering, away } from '../support/remoteProvider.ts'
import {
  answerRequest,
  askedRequest,
  generate,
  makeRemoteUser,
  mismatchedSigners,
  registeredUser,
  type TestUser,
} from '../support/remoteSigning.ts'
import { registerForFirst } from '../support/remoteRows.ts'

const userOf = onceFor((server) => makeRemoteUser(server))
const registeredOf = onceFor((server) => registeredUser(server))

const list = ({ admin }: ContractServer, username: string): Promise<Reply> =>
  admin.ask(calls.remoteSigningCertificates, { body: { username } })

const request = async (
  server: ContractServer,
  { serial }: Pick<TestUser, 'serial'>,
  reqKey?: string,
): Promise<Reply> => {
  const req_key = reqKey ?? (await generate(server)).req_key
  return server.admin.ask(calls.remoteSigningRequest, { body: { req_key, serial_no: serial } })
}

const check = ({ admin }: ContractServer, request_id: string): Promise<Reply> =>
  admin.ask(calls.remoteSigningCheck, { body: { request_id } })

/** A request that this visitor has begun; one of nobody where the visitor may begin none. */
const ownRequest = async (server: ContractServer, visitor: Visitor): Promise<string> => {
  const { serial } = await registeredUser(server)
  const { req_key } = await generate(server)
  const { text } = await visitor.ask(calls.remoteSigningRequest, { body: { req_key, serial_no: serial } })
  return /"request_id":"([^"]+)"/.exec(text)?.[1] ?? 'nobody'
}

export const tests: CallTests<typeof calls> = {
  remoteSigningCertificates: {
    admits: 'administrators who file',
    request: async (server) => ({ body: { username: (await userOf(server)).userName } }),
    refusals: {
      'remoteSigning.notConfigured': async ({ withoutProvider }) =>
        (await withoutProvider()).ask(calls.remoteSigningCertificates, { body: { username: 'somebody' } }),
      'remoteSigning.unreachable': async (server) =>
        server.provider.meddling(away('credentials/list'), async () => list(server, 'somebody')),
      'remoteSigning.userUnknown': (server) => list(server, newId()),
      async 'remoteSigning.tooManyAttempts'(server) {
        const nobody = newId()
        await list(server, nobody)
        return list(server, nobody)
      },
    },
    toOtherCompany: 'remoteSigning.userUnknown',
  },
  remoteSigningRequest: {
    admits: 'administrators who file',
    request: async (server) => ({
      body: { req_key: (await generate(server)).req_key, serial_no: (await registeredUser(server)).serial },
    }),
    refusals: {
      'remoteSigning.notConfigured': async ({ withoutProvider }) =>
        (await withoutProvider()).ask(calls.remoteSigningRequest, { body: { req_key: 'nobody', serial_no: '54' } }),
      'remoteSigning.unreachable': async (server) => {
        const user = await registeredUser(server)
        return server.provider.meddling(away('credentials/authorize'), () => request(server, user))
      },
      'remoteSigning.userUnknown': async (server) =>
        request(server, await registerForFirst(server, { userName: newId(), serial: '5414' })),
      'remoteSigning.tooManyAttempts': async (server) => {
        const user = await registeredUser(server)
        for (let count = 0; count < 10; count += 1) await request(server, user)
        return request(server, user)
      },
      'remoteSigning.certificateAbsent': async (server) => {
        const { userName } = await makeRemoteUser(server)
        return request(server, await registerForFirst(server, { userName, serial: '5415' }))
      },
      'certificate.notRegistered': async (server) => request(server, await makeRemoteUser(server)),
      'certificate.otherTaxCode': async (server) => {
        const signer = await mismatchedSigners.ofOther(server)
        return request(server, await registerForFirst(server, await makeRemoteUser(server, signer), signer))
      },
      'certificate.expired': async (server) => {
        const signer = await mismatchedSigners.ended(server)
        return request(server, await registerForFirst(server, await makeRemoteUser(server, signer), signer))
      },
      'document.unknown': async (server) => request(server, await registeredOf(server), 'nobody'),
      'remoteSigning.askedByAnother': async (server) => {
        const { req_key, serial } = await askedRequest(server)
        const colleague = server.visitorOf('ADMIN PIT')
        return colleague.ask(calls.remoteSigningRequest, { body: { req_key, serial_no: serial } })
      },
    },
    toOtherCompany: 'document.unknown',
  },
  remoteSigningWaiting: { admits: 'administrators who file', refusals: {}, toOtherCompany: { requests: [] } },
  remoteSigningCheck: {
    admits: 'administrators who file',
    request: async (server, visitor) => ({ body: { request_id: await ownRequest(server, visitor) } }),
    refusals: {
      'remoteSigning.notConfigured': async ({ withoutProvider }) =>
        (await withoutProvider()).ask(calls.remoteSigningCheck, { body: { request_id: 'nobody' } }),
      'remoteSigning.unreachable': async (server) => {
        const { request_id } = await askedRequest(server)
        return server.provider.meddling(away('authorizeCheck'), () => check(server, request_id))
      },
      'remoteSigning.signatureUnusable': async (server) => {
        const { request_id, control_code } = await askedRequest(server)
        answerRequest(server, control_code, 'confirm')
        const wrong = answering('signHash', { signatures: [Buffer.alloc(256, 1).toString('base64')] })
        return server.provider.meddling(wrong, () => check(server, request_id))
      },
      'record.absent': (server) => check(server, 'nobody'),
    },
    toOtherCompany: 'record.absent',
  },
  remoteSigningCancel: {
    admits: 'administrators who file',
    request: async (server, visitor) => ({ body: { request_id: await ownRequest(server, visitor) } }),
    refusals: {
      'remoteSigning.notConfigured': async ({ withoutProvider }) =>
        (await withoutProvider()).ask(calls.remoteSigningCancel, { body: { request_id: 'nobody' } }),
      'record.absent': ({ admin }) => admin.ask(calls.remoteSigningCancel, { body: { request_id: 'nobody' } }),
    },
    toOtherCompany: 'record.absent',
  },
}
