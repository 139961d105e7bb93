import * as v from 'valibot'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { invoiceValuesOf, type InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { sellerValues } from '../../../src/domain/invoice/defaults.ts'
import { typeOfSymbol } from '../../../src/domain/invoice/forms.ts'
import { invoiceKind } from '../../../src/domain/invoice/kind.ts'
import { largestNumber } from '../../../src/domain/invoice/layout.ts'
import { invoiceDraftSchema } from '../../../src/domain/invoice/rules.ts'
import { invoiceVersionOn, invoiceVersions } from '../../../src/domain/invoice/times.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import { checkedValues, fitsMessage, ofCompanyAndTime, ownCompany, writtenWithin } from '../../documents/checkForm.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import { declaredUsages, isCovered } from './declared.ts'
import type { InvoiceTypes } from './kindTypes.ts'
import { templateOn } from './numbering.ts'
import { listWriting } from './several/listWriting.ts'
import type { Store } from './store/repositories.ts'

/** What was sent with what is true of the company and its shop, and what is wrong with it whatever its purpose. */
interface OfCompany {
  readonly content: InvoiceContent
  readonly problems: readonly FieldProblem[]
}

/** What the company's own rows say of it and of some of its shops. */
export interface CompanyFacts extends Awaited<ReturnType<typeof ownCompany>> {
  readonly shops: ReadonlyMap<string, { readonly shop_code: string; readonly shop_name: string }>
}

export const companyFacts = async (
  store: Store,
  companyId: string,
  shopIds: readonly string[],
): Promise<CompanyFacts> => {
  const own = await ownCompany(store, companyId)
  const ids = shopIds.filter((id) => id !== '')
  const named = ids.length === 0 ? [] : await store.shops.named(companyId, ids)
  const shops = new Map(named.map(({ id, shop_code, name }) => [id, { shop_code, shop_name: name }]))
  return { ...own, shops }
}

/** What was sent, as it is true of the company and its shop. */
export const ofCompany = ({ company, newest, shops }: CompanyFacts, clock: Clock, sent: InvoiceContent): OfCompany => {
  const problems = ofCompanyAndTime(company, clock, {
    taxCode: { field: 'comp_taxcd', text: sent.comp_taxcd },
    day: { field: 'inv_date', text: sent.inv_date },
  })
  const shop = shops.get(sent.shop_id)
  const isUnknown = shop === undefined && sent.shop_id !== ''
  const given = {
    xml_vs: invoiceVersionOn(sent.inv_date, newest),
    smbl_type: typeOfSymbol(sent.serial_no),
    ...sellerValues(company),
    ...(shop ?? { shop_code: '', shop_name: '' }),
  }
  return {
    content: { ...sent, ...given },
    problems: [...problems, ...(isUnknown ? [{ field: 'shop_id', message: 'shop_is_unknown' }] : [])],
  }
}

const sentBy = async (store: Store, clock: Clock, companyId: string, sent: InvoiceContent): Promise<OfCompany> =>
  ofCompany(await companyFacts(store, companyId, [sent.shop_id]), clock, sent)

/** How what a form sends is checked against the company's own rows. */
export const invoiceChecks: Pick<KeptCollection<InvoiceTypes>, 'checkDraft' | 'checkFiling'> = {
  async checkDraft(store, clock, companyId, sent) {
    const { content, problems } = await sentBy(store, clock, companyId, sent)
    return checkedValues({ rules: invoiceDraftSchema, toValues: invoiceValuesOf }, content, problems)
  },
  async checkFiling(store, clock, companyId, sent) {
    const { content, problems } = await sentBy(store, clock, companyId, sent)
    const checked = checkedValues(invoiceKind, content, problems)
    if (!checked.ok) return checked
    const values = checked.value
    const version = v.parse(v.picklist(invoiceVersions), values.xml_vs)
    const writing = writtenWithin(invoiceKind, values, { taxCode: values.comp_taxcd, version }, largestNumber)
    if (!writing.ok) return writing
    const companion = await listWriting(store, companyId, values)
    if (!companion.ok) return companion
    const together = { ...writing.value, ...(companion.value !== undefined && { companion: companion.value }) }
    if (!fitsMessage(together, largestNumber))
      return fail({ reason: 'fields.exceedXml', fields: [{ field: 'lines', message: 'xml_is_too_large' }] })
    const place = { form: values.form_no, symbol: values.serial_no, day: values.inv_date }
    if ((await templateOn(store, companyId, place)) === undefined) return fail({ reason: 'invoice.noSymbol' })
    if (!isCovered(await declaredUsages(store, companyId), place)) return fail({ reason: 'invoice.notDeclared' })
    return succeed({ content: values, writing: together })
  },
}
