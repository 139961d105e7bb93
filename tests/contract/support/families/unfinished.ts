import { mostUnfinished, type UnfinishedCalls } from '../../../../src/api/contract/documents/unfinished.ts'
import type { Visitor } from '../../../../tools/product/server/visitor.ts'
import type { AnyCall } from '../../../../src/api/contract/call.ts'
import type { CallTests } from '../callTests.ts'
import type { ContractServer } from '../contractServer.ts'
import type { FamilyGround } from './ground.ts'

type Calls = Pick<UnfinishedCalls, 'list'> & { readonly [Name in 'read' | 'keep' | 'discard']: AnyCall }

/** Tests of the calls about forms of a collection that are begun and not saved; `contentOf` is what a form sends. */
export const unfinishedTests = (
  { list, read, keep, discard }: Calls,
  { visitor: ground, readers: admits }: Pick<FamilyGround, 'visitor' | 'readers'>,
  contentOf: (server: ContractServer) => Promise<object>,
): CallTests<UnfinishedCalls> => {
  const formAt = async (server: ContractServer, originId: string, writer = 'tab-1') => ({
    body: {
      way: 'copy' as const,
      origin_id: originId,
      base_version: '',
      writer,
      revision: '',
      content: await contentOf(server),
    },
  })
  const kept = async (server: ContractServer, visitor: Visitor) => {
    const { reason } = await visitor.ask(keep, await formAt(server, 'kept'))
    const { unfinished } = reason === null ? await visitor.get(list) : { unfinished: [] }
    const { id, revision } = unfinished.find(({ origin_id: of }) => of === 'kept') ?? { id: 'none', revision: '' }
    return { params: { id }, query: { revision } }
  }
  /** Keeps as many forms as an account may have, asks for one more, and discards them. */
  const oneTooMany = async (server: ContractServer) => {
    const visitor = ground(server)
    const { unfinished } = await visitor.get(list)
    for (let more = unfinished.length; more < mostUnfinished; more += 1)
      await visitor.ask(keep, await formAt(server, `origin-${more}`))
    const reply = await visitor.ask(keep, await formAt(server, 'one-more'))
    const { unfinished: all } = await visitor.get(list)
    for (const { id, revision } of all) await visitor.ask(discard, { params: { id }, query: { revision } })
    return reply
  }
  return {
    list: { admits, refusals: {}, toOtherCompany: { unfinished: [] } },
    read: {
      admits,
      request: async (server, visitor) => ({ params: (await kept(server, visitor)).params }),
      refusals: { 'record.absent': (server) => ground(server).ask(read, { params: { id: 'unknown' } }) },
      toOtherCompany: 'record.absent',
    },
    keep: {
      admits,
      request: (server) => formAt(server, 'asked'),
      refusals: {
        async 'unfinished.keptElsewhere'(server) {
          await ground(server).ask(keep, await formAt(server, 'elsewhere'))
          return ground(server).ask(keep, await formAt(server, 'elsewhere', 'tab-2'))
        },
        'unfinished.tooMany': oneTooMany,
      },
      toOtherCompany: { way: 'copy', origin_id: 'asked' },
    },
    discard: {
      admits,
      request: kept,
      refusals: {},
      toOtherCompany: { discarded: false },
    },
  }
}
