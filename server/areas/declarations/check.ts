import { vietnamDay } from '../../../src/domain/dates.ts'
import { declarationTypes } from '../../../src/domain/declaration/codes.ts'
import { firstRegisterDay } from '../../../src/domain/declaration/days.ts'
import type { DeclarationContent } from '../../../src/domain/declaration/content.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { buildDeclarationXml } from '../../../src/domain/declaration/layouts/build.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import { xmlVersionsUpTo } from '../../codeLists/xmlVersions.ts'
import { ownCompany } from '../../documents/checkForm.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import type { Writing } from '../../documents/generate.ts'
import type { DeclarationTypes } from './kindTypes.ts'
import { prepareDraft, prepareFiling, type Check, type Prepared } from './prepare.ts'
import type { Store } from './store/repositories.ts'

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
  { form, content }: { readonly form: DeclarationForm; readonly content: DeclarationContent },
): Promise<Check> => {
  const { company, newest } = await ownCompany(store, companyId)
  const ids = content.digital_signatures.map((row) => row.sig_id)
  return {
    form,
    company,
    certificates: await store.certificates.byIds(companyId, ids),
    facts: {
      today: vietnamDay(clock()),
      hasAcceptedRegistration: false,
      versions: xmlVersionsUpTo(newest),
      companyType: company.company_type,
    },
  }
}

/** How a declaration is written: `signId` is DLTKhai/@Id. */
export const writingOf = (form: DeclarationForm, { values, content }: Prepared): Writing => ({
  xmlWith: (signId) => buildDeclarationXml(form, values, signId),
  taxCode: content.sllr_tax_code,
  version: content.xml_vs,
})

/** How what a form sends is checked against the company's own rows. */
export const checksOf = (
  form: DeclarationForm,
): Pick<KeptCollection<DeclarationTypes>, 'checkDraft' | 'checkFiling'> => ({
  async checkDraft(store, clock, companyId, content) {
    const prepared = prepareDraft(content, await checkOf(store, clock, companyId, { form, content }))
    return prepared.ok ? succeed(prepared.value.content) : prepared
  },
  async checkFiling(store, clock, companyId, content) {
    const check = await checkOf(store, clock, companyId, { form, content })
    const hasAccepted = await hasAcceptedRegistration(store, companyId, form)
    const facts = { ...check.facts, hasAcceptedRegistration: hasAccepted }
    const prepared = prepareFiling(content, { ...check, facts })
    if (!prepared.ok) return prepared
    return succeed({ content: prepared.value.content, writing: writingOf(form, prepared.value) })
  },
})
