import type { signedXmlCall } from '../../../../src/api/contract/documents/output.ts'
import type { FilerScope, ScopedAccess } from '../../../../src/api/contract/call.ts'
import type { CallTests } from '../callTests.ts'
import type { ContractServer } from '../contractServer.ts'
import type { FamilyGround } from './ground.ts'

type SignedXmlCall = ReturnType<typeof signedXmlCall<ScopedAccess<FilerScope>>>

/** What a link to a file ends with. */
export const endOfLink = (url: string | null | undefined) => {
  const [expires = '', hash = ''] = (url ?? '').split('/').slice(-2)
  return { expires, hash }
}

/** Tests of the call for a signed XML by its link. @param urlOf the link to the document of an id, which counts from now */
export const signedXmlTests = (
  call: SignedXmlCall,
  { visitor, contentReaders, filedId }: FamilyGround,
  urlOf: (server: ContractServer, id: string) => Promise<string | null>,
): CallTests<{ download: SignedXmlCall }>['download'] => {
  const linkOf = async (server: ContractServer) => {
    const id = await filedId(server)
    return { id, ...endOfLink(await urlOf(server, id)) }
  }
  return {
    admits: contentReaders,
    request: async (server) => ({ params: await linkOf(server) }),
    refusals: {
      'record.absent': async (server) =>
        visitor(server).ask(call, { params: { ...(await linkOf(server)), hash: '0'.repeat(64) } }),
      async 'link.expired'(server) {
        const params = await linkOf(server)
        return server.ahead(900_000, () => visitor(server).ask(call, { params }))
      },
    },
    toOtherCompany: 'record.absent',
  }
}
