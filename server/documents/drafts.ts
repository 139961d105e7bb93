import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Member } from '../companies/member.ts'
import type { ServerRefusal } from '../refusals.ts'
import { newId } from '../store/identifiers.ts'
import type { Place, Unfinished as UnfinishedForm } from '../unfinishedForms/unfinished.ts'
import { keyOf, yearOf } from './documentKey.ts'
import { holdOne, type DocumentNeeds, type KeptKind, type KindTypes } from './keptKind.ts'
import { note } from './note.ts'
import { notifyFormerWriter } from './notifyReaders.ts'

/** What may be kept of a form as unfinished, by its place, and what the form knows of it. */
export type Unfinished = Place & Pick<UnfinishedForm, 'revision' | 'writer'>

/** What a form wants kept, checked. */
export interface Edition<Content> {
  readonly content: Content
  /** Of the document that the form was filled on; empty for a new one. */
  readonly version: string
  /** Null where it is saved by no form. */
  readonly unfinished: Unfinished | null
}

type WritingRefusal<T extends KindTypes> = ServerRefusal<
  'record.absent' | T['changed'] | T['notEditable'] | T['unfitAmongOthers']
>
type Written<T extends KindTypes> = Result<T['head'], WritingRefusal<T>>

/** The UUIDs of version 7 that the form gives to new documents (decision 0007). */
const idOfNew = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Why nothing was written; content that is there already is as good as written, since its answer may have been lost on the way. */
const whyNotKept = async <T extends KindTypes>(
  { heads, editable, codes }: KeptKind<T>,
  inside: T['inside'],
  companyId: string,
  wanted: { readonly id: string; readonly contentHash: string },
): Promise<Written<T>> => {
  const existing = await heads.head(inside, companyId, wanted.id)
  if (existing === null) return fail({ reason: 'record.absent' })
  if (!editable.includes(existing.status)) return fail({ reason: codes.notEditable })
  return existing.contentHash === wanted.contentHash ? succeed(existing) : fail({ reason: codes.changed })
}

const insert = async <T extends KindTypes>(
  kind: KeptKind<T>,
  inside: T['inside'],
  { companyId, id, madeBy }: { readonly companyId: string; readonly id: string; readonly madeBy: string },
  content: T['content'],
  now: Date,
): Promise<Written<T>> => {
  const { heads, hashOf } = kind
  const given = await heads.begin(inside, { companyId, id, madeBy }, content)
  const made = { id, year: yearOf(now), contentHash: hashOf(content), madeAt: now.toISOString() }
  const [written] = await heads.insert(inside, companyId, [{ ...made, ...given, content }])
  if (written === undefined) return whyNotKept(kind, inside, companyId, made)
  await heads.written?.(inside, companyId, content)
  return succeed(written)
}

/** Its own row is held before those of others, as by whoever sends it: each would wait for the other. */
const checkedAmongOthers = async <T extends KindTypes>(
  { heads, checkAmongOthers }: KeptKind<T>,
  inside: T['inside'],
  document: { readonly companyId: string; readonly id: string },
  content: T['content'],
  now: Date,
): Promise<Result<null, WritingRefusal<T>>> => {
  if (checkAmongOthers === undefined) return succeed(null)
  if (document.id !== '') await heads.hold(inside, document.companyId, [document.id])
  return checkAmongOthers(inside, document, content, now)
}

/**
 * Writes a document, new where it has no id or one that nobody has yet, otherwise over the version that the form was filled on and no
 * other (decision 0045). A turned-down one keeps its status, its message and its history until it is sent again.
 */
export const keep = async <T extends KindTypes>(
  kind: KeptKind<T>,
  inside: T['inside'],
  { companyId, account }: Member,
  { content, version }: Pick<Edition<T['content']>, 'content' | 'version'>,
  now: Date,
): Promise<Written<T>> => {
  const madeBy = account.id
  const id = kind.idOf(content)
  const among = await checkedAmongOthers(kind, inside, { companyId, id }, content, now)
  if (!among.ok) return among
  if (id === '') return insert(kind, inside, { companyId, id: newId(now.getTime()), madeBy }, content, now)
  const contentHash = kind.hashOf(content)
  const at = { companyId, id, contentHashes: [version, contentHash] }
  const replaced = await kind.heads.replace(inside, at, { content, contentHash })
  if (replaced !== null) {
    await kind.heads.written?.(inside, companyId, content)
    return succeed(replaced)
  }
  const isNew = version === '' && idOfNew.test(id)
  return isNew
    ? insert(kind, inside, { companyId, id, madeBy }, content, now)
    : whyNotKept(kind, inside, companyId, { id, contentHash })
}

/** What is saved is unfinished no longer (decision 0405). */
export const discardUnfinished = async (
  { accounts, unfinishedForms }: Pick<DocumentNeeds, 'accounts' | 'unfinishedForms'>,
  { companyId, account }: Member,
  unfinished: Unfinished | null,
): Promise<void> => {
  if (unfinished === null) return
  // Before the form, as whoever keeps one does: each would wait for the other.
  await accounts.hold(account.id)
  await unfinishedForms.removeAt({ companyId, accountId: account.id }, unfinished, unfinished)
}

/** What a body says, where it is kept already: saving it once more is nothing that happened. Null otherwise; the document is held. */
const keptAlready = async <T extends KindTypes>(
  { heads, idOf, hashOf, editable }: KeptKind<T>,
  inside: T['inside'],
  companyId: string,
  content: T['content'],
): Promise<T['head'] | null> => {
  const id = idOf(content)
  const held = id === '' ? null : await holdOne(heads, inside, companyId, id)
  return held?.contentHash === hashOf(content) && editable.includes(held.status) ? held : null
}

/** Saves a draft, in a transaction that does nothing after it. */
export const saveDraft = async <T extends KindTypes>(
  kind: KeptKind<T>,
  inside: T['inside'],
  member: Member,
  { content, version, unfinished }: Edition<T['content']>,
  now: Date,
): Promise<Written<T>> => {
  const same = await keptAlready(kind, inside, member.companyId, content)
  if (same !== null) {
    await discardUnfinished(inside, member, unfinished)
    return succeed(same)
  }
  const kept = await keep(kind, inside, member, { content, version }, now)
  if (!kept.ok) return kept
  const head = kept.value
  await discardUnfinished(inside, member, unfinished)
  await notifyFormerWriter(kind, inside, member, head, { version, at: now.toISOString() })
  const by = { at: now.toISOString(), accountId: member.account.id }
  await inside.documentHistory.addStep(keyOf(kind.key, head), { ...by, kind: 'saved' })
  await note(inside, head, { ...by, action: kind.noted.saved, detail: { content: head.contentHash } })
  return kept
}
