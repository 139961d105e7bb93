import type { DeclarationHistoryCalls } from '../../../../src/api/contract/declarationHistory.ts'
import type { AnyCall } from '../../../../src/api/contract/call.ts'
import type { CallTests } from '../callTests.ts'
import type { ContractServer } from '../contractServer.ts'
import { unknown, type FamilyGround } from './ground.ts'

type HistoryCalls = Pick<DeclarationHistoryCalls, 'timeline'> & {
  readonly [Name in 'message' | 'filed' | 'verification']: AnyCall
}

/** Tests of the calls about the way of a collection's documents. */
export const historyTests = (
  calls: HistoryCalls,
  { visitor, readers, contentReaders, filedId, savedId }: FamilyGround,
): CallTests<DeclarationHistoryCalls> => {
  const filed = async (server: ContractServer) => ({ params: { id: await filedId(server) } })
  /** The message with which one was filed. */
  const filingOf = async (server: ContractServer) => {
    const { params } = await filed(server)
    const { steps } = await visitor(server).get(calls.timeline, { params })
    return { ...params, message_id: steps.find(({ kind }) => kind === 'sent')?.message?.id ?? '' }
  }
  return {
    timeline: {
      admits: readers,
      request: filed,
      refusals: { 'record.absent': (server) => visitor(server).ask(calls.timeline, unknown) },
      toOtherCompany: 'record.absent',
    },
    message: {
      admits: contentReaders,
      request: async (server) => ({ params: await filingOf(server) }),
      refusals: {
        async 'record.absent'(server) {
          // A message of another document is none of this one's.
          const params = { ...(await filingOf(server)), id: await savedId(server) }
          return visitor(server).ask(calls.message, { params })
        },
      },
      toOtherCompany: 'record.absent',
    },
    filed: {
      admits: contentReaders,
      request: filed,
      refusals: { 'record.absent': (server) => visitor(server).ask(calls.filed, unknown) },
      toOtherCompany: 'record.absent',
    },
    verification: {
      admits: readers,
      request: filed,
      refusals: {
        async 'record.absent'(server) {
          // Nothing was filed.
          return visitor(server).ask(calls.verification, { params: { id: await savedId(server) } })
        },
      },
      toOtherCompany: 'record.absent',
    },
  }
}
