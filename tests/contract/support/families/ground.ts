import type { Visitor } from '../../../../tools/product/server/visitor.ts'
import type { Admitted } from '../callTests.ts'
import type { ContractServer } from '../contractServer.ts'

/** What tests of the calls that every kind has need of one of its collections in the first company. */
export interface FamilyGround {
  /** Somebody who may make all of its calls. */
  readonly visitor: (server: ContractServer) => Visitor
  readonly readers: Admitted
  /** Who reads what its documents say. */
  readonly contentReaders: Admitted
  readonly writers: Admitted
  /** The id of one that is filed, for requests that change nothing. */
  readonly filedId: (server: ContractServer) => Promise<string>
  /** The id of a new draft. */
  readonly savedId: (server: ContractServer) => Promise<string>
}

export const unknown = { params: { id: 'unknown' } }
