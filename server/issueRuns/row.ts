import type { KeyStoreFailure } from '../../signing/keystores/keystore.ts'
import { signDocument, type SignFailure } from '../../signing/xmldsig/sign.ts'
import type { ScopedAccess } from '../../src/api/contract/call.ts'
import type { RunReason } from '../../src/domain/documents/issueRuns.ts'
import type { FieldProblem } from '../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import type { Member } from '../companies/member.ts'
import { actingAs } from '../companies/rights.ts'
import type { OpenHsmKey } from '../hsm/port.ts'
import type { GeneratedXml } from '../hsm/xmlSigning.ts'
import type { StoreOf } from '../store/store.ts'
import type { IssueRunRepositories, TakenRow, WantedRow } from './runs.ts'

/** Why a document is refused: a code of the kind's calls, and the fields that it concerns. */
interface RowRefusal {
  readonly reason: string
  readonly fields?: readonly FieldProblem[]
}

interface Generated extends GeneratedXml {
  readonly reqKey: string
}

/** What a kind does with the documents of a collection: what its own calls do, each with a store that it is given. */
export interface RunDocuments<Repositories> {
  /** Names the collection where runs are kept. */
  readonly collection: string
  /** Whether documents get numbers as they are generated, in the order of the run. */
  readonly isNumbered: boolean
  /** Who may have a document generated, and who may have it sent. */
  readonly access: { readonly generate: ScopedAccess; readonly send: ScopedAccess }
  readonly generate: (
    store: StoreOf<Repositories>,
    member: Member,
    wanted: WantedRow,
  ) => Promise<Result<Generated, RowRefusal>>
  /** The version of a document as it stands within a transaction. */
  readonly versionOf: (inside: Repositories, companyId: string, documentId: string) => Promise<string>
  /** Notes that what was generated comes to nothing for now. */
  readonly noteUnsent: (store: StoreOf<Repositories>, member: Member, reqKey: string) => Promise<void>
  /** Verifies and sends in one transaction of the store. */
  readonly send: (
    store: StoreOf<Repositories>,
    member: Member,
    signed: { readonly reqKey: string; readonly signedXml: string },
  ) => Promise<Result<unknown, RowRefusal>>
}

export interface RowParts<Repositories> {
  readonly store: StoreOf<Repositories>
  readonly clock: Clock
  readonly documents: RunDocuments<Repositories>
  readonly member: Member
  readonly key: OpenHsmKey['key']
}

/** Ends the transaction of a document that another claim has taken over: nothing of it is sent under this one. */
class ClaimLostError extends Error {}

/**
 * A store whose transactions keep with the row which version its XML is made from, where generating has completed the document: whoever
 * takes the row up again knows it from one that somebody has changed.
 */
const generatingRow = <Repositories extends IssueRunRepositories>(
  { store, documents }: Pick<RowParts<Repositories>, 'store' | 'documents'>,
  row: TakenRow,
): StoreOf<Repositories> => ({
  ...store,
  transaction: (work) =>
    store.transaction(async (inside) => {
      const outcome = await work(inside)
      if (!outcome.ok) return outcome
      const version = await documents.versionOf(inside, row.companyId, row.documentId)
      if (version !== row.version) await inside.issueRuns.keepVersion(row, version)
      return outcome
    }),
})

/** A store whose transactions end the row as sent: a document is sent and its row says so, or neither. */
const sendingRow = <Repositories extends IssueRunRepositories>(
  store: StoreOf<Repositories>,
  row: TakenRow,
): StoreOf<Repositories> => ({
  ...store,
  transaction: (work) =>
    store.transaction(async (inside) => {
      const outcome = await work(inside)
      if (outcome.ok && !(await inside.issueRuns.endRow(row, { state: 'sent' }))) throw new ClaimLostError('claim lost')
      return outcome
    }),
})

const ofKey: readonly SignFailure['code'][] = [
  'token_absent',
  'token_removed',
  'pin_wrong',
  'pin_locked',
  'no_certificate',
  'key_not_rsa',
  'pin_needed',
  'library_failed',
] satisfies readonly KeyStoreFailure['code'][]

const signed = async (
  { key, clock }: Pick<RowParts<unknown>, 'key' | 'clock'>,
  { xml, signId, layout }: Generated,
): Promise<Result<string, 'document' | 'key'>> => {
  const outcome = await signDocument({ xml, signId, layout, key, signingTime: clock() })
  if (outcome.ok) return succeed(outcome.value.xml)
  return fail(ofKey.includes(outcome.failure.code) ? 'key' : 'document')
}

const lostRights: readonly string[] = ['session.required', 'permission.missing']

/**
 * Takes one document through generating, signing and sending. Answers null where the row has ended or is another claim's, otherwise why
 * the run cannot go on; the document then waits as before.
 */
export const carryRow = async <Repositories extends IssueRunRepositories>(
  parts: RowParts<Repositories>,
  row: TakenRow,
): Promise<RunReason | null> => {
  const { store, documents, member } = parts
  const refuse = async ({ reason, fields = [] }: RowRefusal): Promise<RunReason | null> => {
    if (lostRights.includes(reason)) return 'permission.missing'
    await store.issueRuns.endRow(row, { state: 'refused', reason, fields: fields.slice(0, 100) })
    return null
  }
  const { account } = member
  const generated = await actingAs<Generated, RowRefusal>({ account, access: documents.access.generate }, () =>
    documents.generate(generatingRow(parts, row), member, row),
  )
  if (!generated.ok) return refuse(generated.failure)
  const document = await signed(parts, generated.value)
  const { reqKey } = generated.value
  if (!document.ok) {
    await documents.noteUnsent(store, member, reqKey)
    return document.failure === 'key' ? 'session.keyFailed' : refuse({ reason: 'document.notSigned' })
  }
  try {
    const sent = await actingAs<unknown, RowRefusal>({ account, access: documents.access.send }, () =>
      documents.send(sendingRow(store, row), member, { reqKey, signedXml: document.value }),
    )
    if (sent.ok) return null
    if (lostRights.includes(sent.failure.reason)) await documents.noteUnsent(store, member, reqKey)
    return await refuse(sent.failure)
  } catch (error) {
    if (error instanceof ClaimLostError) return null
    throw error
  }
}
