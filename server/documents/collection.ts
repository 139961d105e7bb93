import type { FieldProblem } from '../../src/domain/failure.ts'
import { fail, type Result } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import type { Member } from '../companies/member.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { StoreOf } from '../store/store.ts'
import { saveDraft, type Edition } from './drafts.ts'
import { generate, type GeneratedTogether, type Writing } from './generate.ts'
import { holdOne, type KeptKind, type KindTypes, type Whole } from './keptKind.ts'
import type { SignedBy } from './numbered.ts'

/** A form's content as it is filed, and how it is written. */
interface Filing<T extends KindTypes> {
  readonly content: T['content']
  readonly writing: Writing
}

export type DraftUnfit<T extends KindTypes> = ServerRefusal<'fields.invalid' | T['unfit']>
export type FilingUnfit<T extends KindTypes> = ServerRefusal<
  'fields.invalid' | 'fields.exceedXml' | 'fields.unacceptable' | T['unfit'] | T['unfitToFile']
>

type Check<T extends KindTypes, Checked, Unfit> = (
  store: StoreOf<T['inside']>,
  clock: Clock,
  companyId: string,
  content: T['content'],
) => Promise<Result<Checked, Unfit>>

/** Documents of a kind that have paths of their own, and how what their forms send is checked. */
export interface KeptCollection<T extends KindTypes> {
  readonly kind: KeptKind<T>
  /** Names it where unfinished forms and issue runs are kept. */
  readonly key: string
  readonly isOf: (head: T['head']) => boolean
  /** The documents among these that somebody may see, where not everybody who makes the calls sees all; to others there are none. */
  readonly seenBy?: (inside: T['inside'], member: Member, heads: readonly T['head'][]) => Promise<readonly T['head'][]>
  /**
   * What is wrong with a document for somebody who would not see it once it says this, asked in the transaction that writes it; absent
   * where everybody sees all.
   */
  readonly unseenBy?: (inside: T['inside'], member: Member, content: T['content']) => Promise<readonly FieldProblem[]>
  /** What somebody's form says, with what it leaves out and only one value would do for; absent where there is nothing like that. */
  readonly completedFor?: (store: T['inside'], member: Member, content: T['content']) => Promise<T['content']>
  /** Answers the content as it is kept. */
  readonly checkDraft: Check<T, T['content'], DraftUnfit<T>>
  readonly checkFiling: Check<T, Filing<T>, FilingUnfit<T>>
}

/** What is written with: where, and when. */
export interface WritingParts<T extends KindTypes> {
  readonly store: StoreOf<T['inside']>
  readonly clock: Clock
}

/** Documents among these that are of the collection, and that somebody sees. */
export const seenIn = async <T extends KindTypes>(
  { isOf, seenBy }: Pick<KeptCollection<T>, 'isOf' | 'seenBy'>,
  inside: T['inside'],
  member: Member,
  heads: readonly T['head'][],
): Promise<readonly T['head'][]> => {
  const own = heads.filter(isOf)
  return seenBy === undefined || own.length === 0 ? own : seenBy(inside, member, own)
}

/** The head of the document of an id, where the company has one, it is of the collection, and somebody sees it. */
export const headIn = async <T extends KindTypes>(
  collection: Pick<KeptCollection<T>, 'kind' | 'isOf' | 'seenBy'>,
  inside: T['inside'],
  member: Member,
  id: string,
): Promise<T['head'] | null> => {
  const head = await collection.kind.heads.head(inside, member.companyId, id)
  return head === null ? null : ((await seenIn(collection, inside, member, [head]))[0] ?? null)
}

/** The same with what it says. */
export const wholeIn = async <T extends KindTypes>(
  collection: Pick<KeptCollection<T>, 'kind' | 'isOf' | 'seenBy'>,
  inside: T['inside'],
  member: Member,
  id: string,
): Promise<Whole<T> | null> => {
  const whole = await collection.kind.heads.whole(inside, member.companyId, id)
  return whole !== null && (await seenIn(collection, inside, member, [whole.head])).length === 1 ? whole : null
}

/** Whether a form is of a document that is of another collection, or that its sender does not see; the document is held. */
const isHidden = async <T extends KindTypes>(
  collection: KeptCollection<T>,
  inside: T['inside'],
  member: Member,
  content: T['content'],
): Promise<boolean> => {
  const { kind } = collection
  const id = kind.idOf(content)
  const held = id === '' ? null : await holdOne(kind.heads, inside, member.companyId, id)
  return held !== null && (await seenIn(collection, inside, member, [held])).length === 0
}

/** Writes what a form says in one transaction, where its sender may. */
const written = <T extends KindTypes, Value, Refusal>(
  collection: KeptCollection<T>,
  { store, clock }: WritingParts<T>,
  member: Member,
  content: T['content'],
  write: (inside: T['inside'], now: Date) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | ServerRefusal<'record.absent' | 'fields.invalid'>>> => {
  const now = clock()
  return store.transaction<Value, Refusal | ServerRefusal<'record.absent' | 'fields.invalid'>>(async (inside) => {
    if (await isHidden(collection, inside, member, content)) return fail({ reason: 'record.absent' })
    const fields = (await collection.unseenBy?.(inside, member, content)) ?? []
    return fields.length > 0 ? fail({ reason: 'fields.invalid', fields }) : write(inside, now)
  })
}

const saidBy = async <T extends KindTypes>(
  { completedFor }: KeptCollection<T>,
  { store }: WritingParts<T>,
  member: Member,
  content: T['content'],
): Promise<T['content']> => (completedFor === undefined ? content : completedFor(store, member, content))

/** Saves what a form sent as a draft, once it is checked. */
export const saveForm = async <T extends KindTypes>(
  collection: KeptCollection<T>,
  parts: WritingParts<T>,
  member: Member,
  edition: Edition<T['content']>,
) => {
  const said = await saidBy(collection, parts, member, edition.content)
  const checked = await collection.checkDraft(parts.store, parts.clock, member.companyId, said)
  if (!checked.ok) return checked
  const content = checked.value
  return written(collection, parts, member, content, (inside, now) =>
    saveDraft(collection.kind, inside, member, { ...edition, content }, now),
  )
}

/** Saves what a form sent and writes its XML, once it is checked, for somebody who signs it. */
export const generateForm = async <T extends KindTypes>(
  collection: KeptCollection<T>,
  parts: WritingParts<T>,
  member: Member,
  edition: Edition<T['content']>,
  signedBy: SignedBy = 'person',
): Promise<
  Result<
    GeneratedTogether,
    FilingUnfit<T> | ServerRefusal<'record.absent' | T['changed'] | T['notEditable'] | T['unfitAmongOthers']>
  >
> => {
  const said = await saidBy(collection, parts, member, edition.content)
  const checked = await collection.checkFiling(parts.store, parts.clock, member.companyId, said)
  if (!checked.ok) return checked
  const { content, writing } = checked.value
  return written(collection, parts, member, content, (inside, now) =>
    generate(collection.kind, inside, member, { ...edition, content }, { writing, signedBy, now }),
  )
}
