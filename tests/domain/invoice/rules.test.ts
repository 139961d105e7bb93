import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { mostInvoiceFees, mostInvoiceLines, type InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { newInvoice } from '../../../src/domain/invoice/defaults.ts'
import { mostSpecialData } from '../../../src/domain/invoice/lines.ts'
import { invoiceDraftSchema, invoiceSchema } from '../../../src/domain/invoice/rules.ts'
import { keptOf, problemsOf } from './support/problems.ts'
import { goods, longInvoice, salesInvoice, vatInvoice } from './support/samples.ts'

const of = (changes: Partial<InvoiceValues>) => problemsOf(vatInvoice(changes))
const ofSales = (changes: Partial<InvoiceValues>) => problemsOf(salesInvoice(changes))
const nobody = { company_name: '', tax_code: '', address: '', email: '' }

describe('a field of an invoice', () => {
  it.each<readonly [keyof InvoiceValues, string, string]>([
    ['xml_vs', '2.0.0', 'xml_version_is_required'],
    ['smbl_type', '', 'symbol_type_is_required'],
    ['smbl_type', 'TT', 'too_long:1'],
    ['form_no', '', 'form_number_is_required'],
    ['form_no', '3', 'form_number_is_required'],
    ['serial_no', '', 'series_number_is_required'],
    ['serial_no', 'C26TAAA', 'too_long:6'],
    ['inv_date', '', 'invoice_date_is_required'],
    ['inv_date', '2026-02-30', 'date_is_invalid'],
    ['leasing_yn', '2', 'choose_yes_or_no'],
    ['duty_free_yn', '', 'choose_yes_or_no'],
    ['list_no', 'x'.repeat(51), 'too_long:50'],
    ['list_date', 'x', 'date_is_invalid'],
    ['curr_cd', '', 'currency_is_required'],
    ['curr_cd', 'XAU', 'currency_is_unknown'],
    ['ex_rate', '', 'exchange_rate_is_required'],
    ['ex_rate', '-1', 'exchange_rate_is_negative'],
    ['ex_rate', 'x', 'amount_is_no_number'],
    ['ex_rate', '1.123', 'amount_decimals:2'],
    ['ex_rate', '12345678', 'too_long:7'],
    ['ex_rate', '1'.repeat(101), 'too_long:7'],
    ['payment_method', ' ', 'payment_method_is_required'],
    ['payment_method', 'x'.repeat(51), 'too_long:50'],
    ['inv_feature', '5', 'invoice_feature_is_required'],
    ['inv_type_ref', '5', 'related_type_is_required'],
    ['form_no_ref', 'x'.repeat(12), 'too_long:11'],
    ['serial_no_ref', 'x'.repeat(9), 'too_long:8'],
    ['inv_no_ref', '1'.repeat(9), 'only_digits'],
    ['inv_no_ref', '1a', 'only_digits'],
    ['inv_date_ref', '2026-02-30', 'date_is_invalid'],
    ['note', 'x'.repeat(256), 'too_long:255'],
    ['agreement_no', 'x'.repeat(51), 'too_long:50'],
    ['agreement_date', 'x', 'date_is_invalid'],
    ['comp_nm', '', 'seller_company_name_is_required'],
    ['comp_nm', 'x'.repeat(401), 'too_long:400'],
    ['comp_taxcd', '', 'seller_tax_code_is_required'],
    ['comp_taxcd', '123', 'tax_code_is_invalid'],
    ['comp_add', '', 'address_is_required'],
    ['comp_add', 'x'.repeat(401), 'too_long:400'],
    ['shop_code', 'x'.repeat(51), 'too_long:50'],
    ['shop_name', 'x'.repeat(401), 'too_long:400'],
    ['comp_tel_no', '0'.repeat(21), 'too_long:20'],
    ['comp_tel_no', '0905a1', 'phone_is_invalid'],
    ['comp_tel_no', '0905 12 x', 'phone_is_invalid'],
    ['comp_eml', 'ke.toan', 'email_is_invalid'],
    ['comp_eml', `${'a'.repeat(46)}@x.vn`, 'too_long:50'],
    ['customer_id', 'x'.repeat(65), 'too_long:64'],
    ['company_name', 'x'.repeat(401), 'too_long:400'],
    ['tax_code', '123456789', 'tax_code_is_too_short'],
    ['tax_code', '12-34-5678', 'tax_code_is_too_short'],
    ['tax_code', '12345678901', 'tax_code_has_ten_or_thirteen_digits'],
    ['tax_code', 'x0100109106', 'tax_code_has_ten_or_thirteen_digits'],
    ['tax_code', '0100109106x', 'tax_code_has_ten_or_thirteen_digits'],
    ['tax_code', '1'.repeat(51), 'too_long:50'],
    ['budget_code', '123456', 'budget_code_has_seven_digits'],
    ['budget_code', 'x1234567', 'budget_code_has_seven_digits'],
    ['budget_code', '1234567x', 'budget_code_has_seven_digits'],
    ['budget_code', '1'.repeat(51), 'too_long:50'],
    ['address', 'x'.repeat(401), 'too_long:400'],
    ['customer_code', 'x'.repeat(51), 'too_long:50'],
    ['phone', '0'.repeat(21), 'too_long:20'],
    ['phone', 'gọi', 'phone_is_invalid'],
    ['personal_id', '12345678901', 'personal_id_has_twelve_digits'],
    ['personal_id', 'x123456789012', 'personal_id_has_twelve_digits'],
    ['personal_id', '123456789012x', 'personal_id_has_twelve_digits'],
    ['personal_id', '1'.repeat(51), 'too_long:50'],
    ['passport_no', '1'.repeat(21), 'too_long:20'],
    ['passport_no', '-C123', 'passport_has_letters_and_digits'],
    ['passport_no', 'C123-', 'passport_has_letters_and_digits'],
    ['email', 'an@', 'email_is_invalid'],
    ['email', `${'a'.repeat(46)}@x.vn`, 'too_long:50'],
    ['more_emails', 'an@', 'email_is_invalid'],
    ['more_emails', 'an@x.vn; binh', 'email_is_invalid'],
    ['more_emails', 'an@x.vn,'.repeat(32), 'too_long:255'],
    ['more_emails', 'an@x.vn,'.repeat(31), 'too_long:255'],
    ['more_emails', `an@x.vn${';'.repeat(249)}`, 'too_long:255'],
    ['more_emails', `${'a'.repeat(122)}@x.vn,${'b'.repeat(122)}@x.vn`, 'too_long:255'],
    ['buyer_name', 'x'.repeat(101), 'too_long:100'],
    ['bank_account', '1'.repeat(31), 'too_long:30'],
    ['bank_name', 'x'.repeat(401), 'too_long:400'],
    ['price_kind', '', 'price_kind_is_required'],
    ['untaxed_reduction', 'x', 'amount_is_no_number'],
    ['untaxed_reduction', '1'.repeat(22), 'too_long:21'],
    ['other_reduction', '0.0000001', 'amount_decimals:6'],
    ['reduced_percent', '4', 'reduced_percent_is_unknown'],
    ['shop_id', 'x'.repeat(65), 'too_long:64'],
    ['order_no', 'x'.repeat(51), 'too_long:50'],
    ['remark', 'x'.repeat(256), 'too_long:255'],
  ])('is held to its rule: %s %j answers %s [002-5.4-01 002-5.4-02 002-5.4-03]', (field, value, message) => {
    expect(of({ [field]: value }).filter(([at]) => at === field)).toEqual([[field, message]])
  })

  it.each<Partial<InvoiceValues>>([
    { tax_code: '0100109106-001' },
    { tax_code: '0100109106001' },
    { tax_code: '001190012345' },
    { tax_code: '', address: '', email: '' },
    { ...nobody, price_kind: 'gross' },
    { ...nobody, phone: '+84905123456', passport_no: 'C1234567', personal_id: '046090001234' },
    { more_emails: 'an@x.vn binh@x.vn' },
    { more_emails: Array.from({ length: 28 }, () => 'an@x.vn').join(';') },
    { curr_cd: 'USD', ex_rate: '25450.55' },
    { list_no: 'BK-1', list_date: '2026-11-20' },
    { serial_no: 'K26DAB', smbl_type: 'D' },
    { serial_no: 'C26FAB', smbl_type: 'F' },
    { comp_eml: '', comp_tel_no: '' },
    { lines: [goods({ item_name: 'x'.repeat(500), quantity: '1.123456' })] },
  ])('may be %j [002-5.4-07]', (changes) => {
    expect(of(changes)).toEqual([])
  })

  it('is kept as it is written in documents', () => {
    const kept = keptOf(
      vatInvoice({
        sid: 'kept',
        req_send_email: false,
        tax_code: ' 0100109106 001',
        phone: '+84 905 123 456',
        more_emails: ' an@x.vn,binh@x.vn ;; ',
        ex_rate: ' 1 ',
      }),
    )
    expect(kept).toMatchObject({
      sid: 'kept',
      req_send_email: false,
      tax_code: '0100109106-001',
      phone: '0905123456',
      more_emails: 'an@x.vn; binh@x.vn',
      ex_rate: '1',
    })
    expect(keptOf(kept)).toEqual(kept)
  })
})

describe('an invoice and its symbol', () => {
  it.each<readonly [Partial<InvoiceValues>, string, string]>([
    [{ serial_no: 'X26TAA' }, 'serial_no', 'symbol_is_invalid'],
    [{ serial_no: 'C26TA' }, 'serial_no', 'symbol_is_invalid'],
    [{ serial_no: 'C26Taa' }, 'serial_no', 'symbol_is_invalid'],
    [{ serial_no: 'C25TAA' }, 'serial_no', 'symbol_is_of_another_year'],
    [{ smbl_type: 'D' }, 'smbl_type', 'symbol_type_is_not_in_force'],
    [{ serial_no: 'C26MAA', smbl_type: 'M' }, 'smbl_type', 'symbol_type_is_not_in_force'],
    [{ serial_no: 'C26LAA', smbl_type: 'L' }, 'smbl_type', 'symbol_type_is_not_in_force'],
    [{ serial_no: 'C26XAA', smbl_type: 'X' }, 'smbl_type', 'symbol_type_is_not_in_force'],
    [
      { serial_no: 'C26FAA', smbl_type: 'F', inv_date: '2026-06-30', xml_vs: '2.1.0' },
      'smbl_type',
      'symbol_type_is_not_in_force',
    ],
  ])('are of one time and kind: %j', (changes, field, message) => {
    expect(of(changes).filter(([at]) => at === field)).toEqual([[field, message]])
  })

  it.each(['T', 'D', 'G', 'H'])('may be of type %s', (type) => {
    expect(of({ serial_no: `C26${type}AA`, smbl_type: type })).toEqual([])
  })

  it('of a refund declaration is a VAT invoice', () => {
    expect(of({ serial_no: 'C26FAA', smbl_type: 'F', inv_date: '2026-07-01' })).toEqual([])
    expect(ofSales({ serial_no: 'C26FAA', smbl_type: 'F' })).toEqual([['smbl_type', 'symbol_type_is_not_in_force']])
  })
})

describe('the buyer of an invoice', () => {
  it('has a name, an address and an e-mail where there is a tax code [002-5.4-01]', () => {
    expect(of({ company_name: '', address: '', email: '' })).toEqual([
      ['company_name', 'buyer_company_name_is_required'],
      ['address', 'address_is_required'],
      ['email', 'email_is_required'],
    ])
  })

  it('has a name and an address where there is a code of the budget', () => {
    expect(of({ ...nobody, budget_code: '1234567' })).toEqual([
      ['company_name', 'buyer_company_name_is_required'],
      ['address', 'address_is_required'],
    ])
    expect(of({ budget_code: '1234567', company_name: '', address: '' })).toEqual([
      ['company_name', 'buyer_company_name_is_required'],
      ['address', 'address_is_required'],
    ])
    const named = { company_name: 'Sở Tài chính', address: 'Huế' }
    expect(of({ ...nobody, budget_code: '1234567', ...named })).toEqual([])
  })

  it('gets the invoice first where others get it too', () => {
    expect(of({ ...nobody, more_emails: 'an@x.vn' })).toEqual([['email', 'email_is_required']])
    expect(of({ ...nobody, more_emails: 'an@x.vn', email: 'binh@x.vn' })).toEqual([])
  })
})

describe('currency and list of an invoice', () => {
  it.each<readonly [string, string, boolean]>([
    ['VND', '1', true],
    ['VND', '2', false],
    ['VND', '0', false],
    ['USD', '0', false],
    ['USD', '1', true],
    ['USD', '25000.5', true],
  ])('%s has an exchange rate of %s: %s', (curr_cd, ex_rate, isRight) => {
    expect(of({ curr_cd, ex_rate })).toEqual(isRight ? [] : [['ex_rate', 'exchange_rate_is_of_another_currency']])
  })

  it('a list has a number and a day', () => {
    expect(of({ list_no: 'BK-1' })).toEqual([['list_date', 'list_is_not_whole']])
    expect(of({ list_date: '2026-11-20' })).toEqual([['list_date', 'list_is_not_whole']])
  })
})

describe('an invoice as a whole', () => {
  it('is judged by several fields together once each of them is right, whatever else is wrong', () => {
    expect(of({ tax_code: '1', company_name: '', remark: 'x'.repeat(300) })).toEqual([
      ['tax_code', 'tax_code_is_too_short'],
      ['remark', 'too_long:255'],
    ])
    expect(of({ company_name: '', remark: 'x'.repeat(300) })).toEqual([
      ['remark', 'too_long:255'],
      ['company_name', 'buyer_company_name_is_required'],
    ])
    expect(of({ serial_no: '', smbl_type: 'T', inv_date: '' })).toEqual([
      ['serial_no', 'series_number_is_required'],
      ['inv_date', 'invoice_date_is_required'],
    ])
  })

  const refund = { serial_no: 'C26FAA', smbl_type: 'F' }
  it.each<readonly [Partial<InvoiceValues>, keyof InvoiceValues]>([
    [{ tax_code: '1', company_name: '', address: '', email: '' }, 'tax_code'],
    [{ ...nobody, budget_code: '1' }, 'budget_code'],
    [{ ...nobody, more_emails: 'x' }, 'more_emails'],
    [{ curr_cd: 'XAU', ex_rate: '0' }, 'curr_cd'],
    [{ curr_cd: 'XAU', reduced_percent: '3', form_no: '2' }, 'curr_cd'],
    [{ ex_rate: 'x' }, 'ex_rate'],
    [{ list_no: 'x'.repeat(51) }, 'list_no'],
    [{ list_date: 'x' }, 'list_date'],
    [{ form_no: '3', reduced_percent: '3' }, 'form_no'],
    [{ form_no: '3', ...refund }, 'form_no'],
    [{ inv_date: '2026-02-30', ...refund }, 'inv_date'],
    [{ inv_date: '', smbl_type: 'T', serial_no: 'C26TBB', form_no: '2', reduced_percent: '3' }, 'inv_date'],
    [{ inv_date: '', smbl_type: 'T', serial_no: 'C26TAA' }, 'inv_date'],
    [{ reduced_percent: '4' }, 'reduced_percent'],
    [{ form_no: '2', untaxed_reduction: 'x' }, 'untaxed_reduction'],
    [{ xml_vs: '2.0.1', other_reduction: 'x' }, 'other_reduction'],
  ])('is not judged by other fields together with one that is wrong: %j', (changes, field) => {
    expect(of(changes).map(([at]) => at)).toEqual([field])
  })

  it('is judged by its lines once its texts are right', () => {
    expect(of({ lines: [], remark: 'x'.repeat(300) })).toEqual([['remark', 'too_long:255']])
    expect(of({ lines: [goods({ quantity: 'x', vat_rate: '9%' })] })).toEqual([
      ['lines.0.quantity', 'amount_is_no_number'],
    ])
  })

  it('names what is no text at all', () => {
    const { sid: _, ...others } = vatInvoice()
    const messages = (value: unknown) => v.safeParse(invoiceSchema, value).issues?.map((issue) => v.getDotPath(issue))
    expect(messages(others)).toEqual(['sid'])
    expect(messages({ ...vatInvoice(), remark: null })).toEqual(['remark'])
    expect(messages({ ...vatInvoice(), req_send_email: '1' })).toEqual(['req_send_email'])
    expect(messages(null)).toEqual([null])
  })

  it('has at most so many lines, fees and data of special goods', () => {
    const fee = { fee_name: 'Phí', fee_amt: '1' }
    const datum = { name: 'SKhung', value: 'x' }
    const special = (length: number) =>
      goods({ nature: '5', special_kind: '1', special: Array.from({ length }, () => datum) })
    expect(problemsOf(longInvoice(mostInvoiceLines))).toEqual([])
    expect(problemsOf(longInvoice(mostInvoiceLines + 1)).map(([field]) => field)).toEqual(['lines'])
    expect(of({ fees: Array.from({ length: mostInvoiceFees }, () => fee) })).toEqual([])
    expect(of({ fees: Array.from({ length: mostInvoiceFees + 1 }, () => fee) }).map(([field]) => field)).toEqual([
      'fees',
    ])
    expect(of({ lines: [special(mostSpecialData)] })).toEqual([])
    expect(of({ lines: [special(mostSpecialData + 1)] }).map(([field]) => field)).toEqual(['lines.0.special'])
  })

  it.each(['toString', 'constructor', '__proto__'])('is of no form that is named %s', (form_no) => {
    expect(of({ form_no })).toContainEqual(['form_no', 'too_long:1'])
    expect(of({ lines: [goods({ nature: '5', special_kind: form_no })] })).toEqual([
      ['lines.0.special_kind', 'too_long:1'],
    ])
  })
})

describe('a draft of an invoice', () => {
  const draftOf = (changes: Partial<InvoiceValues>): readonly (string | null)[] => {
    const checked = v.safeParse(invoiceDraftSchema, vatInvoice(changes))
    return checked.success ? [] : checked.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  }
  const seller = { vietnam_name: '', tax_id: '', address: '', phone_number: '', email: '' }
  const empty = newInvoice({ seller, today: '2026-11-20', form: '1', symbol: '', newest: '' })

  it('may have gaps in fields, lines and fees', () => {
    expect(v.safeParse(invoiceDraftSchema, empty).success).toBe(true)
    const gaps = { item_name: ' ', quantity: '', price: '', vat_rate: '', special: [{ name: '', value: '' }] }
    expect(draftOf({ ...nobody, tax_code: '0100109106', ex_rate: '', payment_method: ' ' })).toEqual([])
    expect(draftOf({ lines: [goods(gaps)], fees: [{ fee_name: '', fee_amt: ' ' }] })).toEqual([])
    expect(v.parse(invoiceDraftSchema, vatInvoice({ remark: ' ' })).remark).toBe('')
  })

  it.each<readonly [keyof InvoiceValues, string]>([
    ['xml_vs', 'xml_version_is_required'],
    ['form_no', 'form_number_is_required'],
    ['inv_date', 'invoice_date_is_required'],
    ['inv_feature', 'invoice_feature_is_required'],
    ['curr_cd', 'currency_is_required'],
    ['price_kind', 'price_kind_is_required'],
    ['leasing_yn', 'choose_yes_or_no'],
    ['duty_free_yn', 'choose_yes_or_no'],
  ])('has no gap in %s, by which it is listed, written or counted', (field, message) => {
    expect(draftOf({ [field]: '' })).toEqual([`${field} ${message}`])
  })

  it('has no text that is wrong, nor a line of no nature', () => {
    expect(draftOf({ tax_code: '12', remark: 'x'.repeat(256) })).toEqual([
      'tax_code tax_code_is_too_short',
      'remark too_long:255',
    ])
    expect(
      draftOf({ lines: [goods({ quantity: 'x', nature: '' })], fees: [{ fee_name: 'Phí', fee_amt: 'y' }] }),
    ).toEqual([
      'lines.0.nature nature_is_required',
      'lines.0.quantity amount_is_no_number',
      'fees.0.fee_amt amount_is_no_number',
    ])
    expect(v.safeParse(invoiceDraftSchema, longInvoice(mostInvoiceLines + 1)).success).toBe(false)
  })
})
