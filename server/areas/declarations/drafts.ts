import { vietnamDay } from '../../../src/domain/dates.ts'
import { declarationTypes } from '../../../src/domain/declaration/codes.ts'
import { firstRegisterDay } from '../../../src/domain/declaration/days.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import type { DeclarationContent } from '../../../src/domain/declaration/content.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { saveDraft as saveDocument, type Edition as EditionOf } from '../../documents/drafts.ts'
import { keptDeclarations } from './kind.ts'
import { prepareDraft, prepareFiling, type Check, type Prepared } from './prepare.ts'
import type { DraftRefusal, GenerateRefusal } from './refusals.ts'
import type { DeclarationHead } from './store/declarations.ts'
import type { Store } from './store/repositories.ts'

/** What a form of a declaration wants kept, and the version of the declaration that it was filled on, empty for a new one. */
export interface Edition extends EditionOf<DeclarationContent> {
  readonly form: DeclarationForm
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

export const saveDraft = async (
  store: Store,
  clock: Clock,
  member: Member,
  { form, content, version, unfinished }: Edition,
): Promise<Result<DeclarationHead, DraftRefusal>> => {
  const prepared = prepareDraft(content, await checkOf(store, clock, member.companyId, { form, content }))
  if (!prepared.ok) return prepared
  return saveDocument(keptDeclarations, store, clock, member, { content: prepared.value.content, version, unfinished })
}
