import { vietnamDay } from '../../../src/domain/dates.ts'
import { firstRegisterDay } from '../../../src/domain/declaration/days.ts'
import { declarationTypes } from '../../../src/domain/declaration/codes.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import type { DeclarationContent } from '../../../src/domain/declaration/content.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { DraftRefusal, GenerateRefusal } from './refusals.ts'
import type { Member } from '../../companies/member.ts'
import { keyOf, yearOf } from '../../documents/documentKey.ts'
import { declarationKey, type DeclarationHead, type KeptStatus } from './store/declarations.ts'
import type { Place, Unfinished as UnfinishedForm } from '../../unfinishedForms/unfinished.ts'
import { newId } from '../../store/identifiers.ts'
import type { Repositories, Store } from './store/repositories.ts'
import { contentHash } from './content.ts'
import { note } from './note.ts'
import { notifyFormerWriter } from './notifyStaff.ts'
import { prepareDraft, prepareFiling, type Check, type Prepared } from './prepare.ts'
import { newReference } from './reference.ts'

/** Drafts, what the authority has turned down and what has lapsed may be written; everything else is on its way or decided (decision 0003). */
export const editable: readonly KeptStatus[] = ['draft', 'rejected', 'refused', 'lapsed']

/** What a form wants kept, and the version of the declaration that it was filled on, empty for a new one. */
export interface Edition {
  readonly form: DeclarationForm
  readonly content: DeclarationContent
  readonly version: string
  /** What may be kept of the form as unfinished; null where it is saved by no form. */
  readonly unfinished: Unfinished | null
}

/** By its place, and what the form knows of it. */
export type Unfinished = Place & Pick<UnfinishedForm, 'revision' | 'writer'>

/** The declaration as it stands from now on; its hash is its version. */
export type Kept = DeclarationHead

/** The UUIDs of version 7 that the form gives to new declarations (decision 0007). */
const idOfNew = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Why nothing was written; content that is there already is as good as written, since its answer may have been lost on the way. */
const whyNotKept = async (
  inside: Repositories,
  companyId: string,
  wanted: Pick<Kept, 'id' | 'contentHash'>,
): Promise<Result<Kept, DraftRefusal>> => {
  const existing = await inside.declarations.head(companyId, wanted.id)
  if (existing === null) return fail({ reason: 'record.absent' })
  if (!editable.includes(existing.status)) return fail({ reason: 'declaration.notEditable' })
  return existing.contentHash === wanted.contentHash ? succeed(existing) : fail({ reason: 'declaration.changed' })
}

const insert = async (
  inside: Repositories,
  companyId: string,
  id: string,
  content: DeclarationContent,
  now: Date,
): Promise<Result<Kept, DraftRefusal>> => {
  const hash = contentHash(content)
  const head = {
    id,
    companyId,
    year: yearOf(now),
    status: 'draft',
    reference: newReference(content.reg_date),
    contentHash: hash,
  } as const
  const isWritten = await inside.declarations.insert({
    ...head,
    authorityMessage: '',
    tradeCode: '',
    signedBy: '',
    requestedAt: '',
    confirmUntil: '',
    filedHash: '',
    content: { ...content, declaration_id: id },
  })
  if (!isWritten) return whyNotKept(inside, companyId, { id, contentHash: hash })
  await inside.declarations.addEvent(companyId, id, { at: now.toISOString(), status: 'draft', message: '' })
  return succeed({ ...head, form: content.decl_form_no })
}

/**
 * Writes a declaration, new where it has no id or one that nobody has yet, otherwise over the version that the form was filled on
 * and no other (decision 0045). A turned-down one keeps its status, its message and its history until it is filed again.
 */
export const keep = async (
  inside: Repositories,
  companyId: string,
  { content, version }: Pick<Edition, 'content' | 'version'>,
  now: Date,
): Promise<Result<Kept, DraftRefusal>> => {
  const id = content.declaration_id
  if (id === '') return insert(inside, companyId, newId(now.getTime()), content, now)
  const hash = contentHash(content)
  const at = { companyId, id, in: editable, contentHashes: [version, hash] }
  const replaced = await inside.declarations.replaceContent(at, { content, contentHash: hash })
  if (replaced !== null) return succeed(replaced)
  const isNew = version === '' && idOfNew.test(id)
  return isNew ? insert(inside, companyId, id, content, now) : whyNotKept(inside, companyId, { id, contentHash: hash })
}

/** Whether the authority has accepted a new registration of the company on this form; changes do not count. */
const hasAcceptedRegistration = async (store: Store, companyId: string, form: DeclarationForm): Promise<boolean> => {
  const accepted = {
    form: form.number,
    from: firstRegisterDay,
    to: '9999-12-31',
    words: [],
    statuses: ['accepted'],
    type: declarationTypes.registration,
  } as const
  const { items } = await store.declarations.page(companyId, accepted, { number: 0, size: 1, sort: null })
  return items.length > 0
}

/** What a body is checked with: the company's own rows. */
const checkOf = async (
  store: Store,
  clock: Clock,
  companyId: string,
  { form, content }: Pick<Edition, 'form' | 'content'>,
): Promise<Check> => {
  const company = await store.companies.byId(companyId)
  if (company === null) throw new Error('an account belongs to a company that is not there')
  const ids = content.digital_signatures.map((row) => row.sig_id)
  return {
    form,
    company,
    certificates: await store.certificates.byIds(companyId, ids),
    facts: { today: vietnamDay(clock()), hasAcceptedRegistration: false },
  }
}

/** Checks a body that is to be filed. */
export const prepareFilingFor = async (
  store: Store,
  clock: Clock,
  companyId: string,
  edition: Pick<Edition, 'form' | 'content'>,
): Promise<Result<Prepared, GenerateRefusal>> => {
  const check = await checkOf(store, clock, companyId, edition)
  const hasAccepted = await hasAcceptedRegistration(store, companyId, edition.form)
  return prepareFiling(edition.content, { ...check, facts: { ...check.facts, hasAcceptedRegistration: hasAccepted } })
}

/** What is saved is unfinished no longer (decision 0405). */
export const discardUnfinished = async (
  { accounts, unfinishedForms }: Repositories,
  { companyId, account }: Member,
  unfinished: Unfinished | null,
): Promise<void> => {
  if (unfinished === null) return
  // Before the form, as whoever keeps one does: each would wait for the other.
  await accounts.hold(account.id)
  await unfinishedForms.removeAt({ companyId, accountId: account.id }, unfinished, unfinished)
}

/** What a body says, where it is kept already: saving it once more is nothing that happened. Null otherwise; the declaration is held. */
const keptAlready = async (
  inside: Repositories,
  companyId: string,
  content: DeclarationContent,
): Promise<Kept | null> => {
  const id = content.declaration_id
  const held = id === '' ? null : await inside.declarations.hold(companyId, id)
  return held?.contentHash === contentHash(content) && editable.includes(held.status) ? held : null
}

export const saveDraft = async (
  store: Store,
  clock: Clock,
  member: Member,
  { form, content, version, unfinished }: Edition,
): Promise<Result<Kept, DraftRefusal>> => {
  const prepared = prepareDraft(content, await checkOf(store, clock, member.companyId, { form, content }))
  if (!prepared.ok) return prepared
  const now = clock()
  return store.transaction(async (inside) => {
    const same = await keptAlready(inside, member.companyId, prepared.value.content)
    if (same !== null) {
      await discardUnfinished(inside, member, unfinished)
      return succeed(same)
    }
    const kept = await keep(inside, member.companyId, { content: prepared.value.content, version }, now)
    if (!kept.ok) return kept
    await discardUnfinished(inside, member, unfinished)
    await notifyFormerWriter(inside, member, kept.value, { version, at: now.toISOString() })
    const by = { at: now.toISOString(), accountId: member.account.id }
    await inside.documentHistory.addStep(keyOf(declarationKey, kept.value), { ...by, kind: 'saved' })
    await note(inside, kept.value, { ...by, action: 'declaration.saved', detail: { content: kept.value.contentHash } })
    return kept
  })
}
