import type { XmlElement } from '../form/definition.ts'
import type { RateSum } from '../amounts/totals.ts'
import type { SignedLayout } from '../documents/signedLayout.ts'
import type { DocumentLayout, GroupNode, LayoutNode, TextNode } from '../documents/xml/layout.ts'
import type { InvoiceFee, InvoiceValues } from './content.ts'
import { element, invoiceFields, optional, type InvoiceText } from './fields.ts'
import { isCorrecting, isOfSeveral } from './features.ts'
import { hasRates } from './forms.ts'
import { lineFields, type LineText } from './lines.ts'
import { solutionProvider } from './provider.ts'
import { versionOf } from './times.ts'
import type { ExtraRow, SpecialRow, WrittenInvoice, WrittenLine } from './written.ts'

/** The seller signs; the authority adds its code and signature to a coded invoice (invoice_xml, 107 to 112). */
export const invoiceSignature = {
  root: 'HDon',
  core: 'DLHDon',
  signers: 'DSCKS',
  signerPlace: 'NBan',
} as const satisfies SignedLayout

/** The largest number that there is room for. */
export const largestNumber = 99_999_999

const money = 23

type Written = TextNode<WrittenInvoice>

const node = <Row>(own: XmlElement, takes: TextNode<Row>['takes']): TextNode<Row> => ({ ...own, takes })
type WithElement<Fields extends Readonly<Record<string, { readonly element: XmlElement | null }>>> = {
  [Field in keyof Fields & string]: Fields[Field]['element'] extends XmlElement ? Field : never
}[keyof Fields & string]

const taking = (field: WithElement<typeof invoiceFields> & InvoiceText): Written => ({
  ...invoiceFields[field].element,
  takes: { field },
})

const lineTaking = (field: WithElement<typeof lineFields> & LineText): TextNode<WrittenLine> => ({
  ...lineFields[field].element,
  takes: { field },
})

type Total = 'net' | 'tax' | 'discount' | 'total'
const total = (tag: string, field: Total): Written => node(element(tag, 'number', money), { field })
const totalIfAny = (tag: string, field: Total): Written => node(element(tag, 'number', money, optional), { field })

/** The invoice that is corrected. */
const relatedOne: LayoutNode<WrittenInvoice> = {
  tag: 'TTHDLQuan',
  holds: (
    ['inv_feature', 'inv_type_ref', 'form_no_ref', 'serial_no_ref', 'inv_no_ref', 'inv_date_ref', 'note'] as const
  ).map(taking),
}

/** Several are named by their list, which is of the same day (01/BK-ĐCTT). */
const relatedSeveral: LayoutNode<WrittenInvoice> = {
  tag: 'TTHDLQuan',
  holds: [
    ...(['inv_feature', 'inv_type_ref', 'note', 'correction_list_no'] as const).map(taking),
    node<WrittenInvoice>(element('NBKCLQuan', 'date', 10, { since: '2.1.0' }), { field: 'correction_list_date' }),
  ],
}

type Featured = Pick<InvoiceValues, 'inv_feature'>

/** What is said of those that are corrected; an invoice of its own says nothing. */
const relatedOf = (featured: Featured): readonly LayoutNode<WrittenInvoice>[] => {
  if (isOfSeveral(featured)) return [relatedSeveral]
  return isCorrecting(featured) ? [relatedOne] : []
}

const head = (withRates: boolean, featured: Featured): LayoutNode<WrittenInvoice> => ({
  tag: 'TTChung',
  holds: [
    taking('xml_vs'),
    node<WrittenInvoice>(element('THDon', 'text', 100), { field: 'title' }),
    taking('form_no'),
    taking('serial_no'),
    node<WrittenInvoice>(element('SHDon', 'number', 8), { field: 'number' }),
    taking('inv_date'),
    withRates ? taking('leasing_yn') : taking('duty_free_yn'),
    taking('list_no'),
    taking('list_date'),
    taking('curr_cd'),
    taking('ex_rate'),
    taking('payment_method'),
    node<WrittenInvoice>(element('MSTTCGP', 'code', 14), { constant: solutionProvider }),
    ...relatedOf(featured),
  ],
})

const seller: GroupNode<WrittenInvoice> = {
  tag: 'NBan',
  holds: (['comp_nm', 'comp_taxcd', 'comp_add', 'shop_code', 'shop_name', 'comp_tel_no', 'comp_eml'] as const).map(
    taking,
  ),
}

const buyer: GroupNode<WrittenInvoice> = {
  tag: 'NMua',
  holds: (
    [
      'company_name',
      'tax_code',
      'budget_code',
      'address',
      'customer_code',
      'phone',
      'personal_id',
      'passport_no',
      'email',
      'buyer_name',
      'bank_account',
      'bank_name',
    ] as const
  ).map(taking),
}

const special: LayoutNode<WrittenLine> = {
  tag: 'TTHHDTrung',
  since: '2.1.0',
  isOptional: true,
  holds: [
    {
      tag: 'TTin',
      rows: 'special',
      holds: [
        node<SpecialRow>(element('LHHDTrung', 'code', 1, { since: '2.1.0' }), { field: 'kind' }),
        node<SpecialRow>(element('TTruong', 'text', 20, { since: '2.1.0' }), { field: 'name' }),
        node<SpecialRow>(element('DLieu', 'text', 200, { since: '2.1.0' }), { field: 'value' }),
      ],
    },
  ],
}

const extras: LayoutNode<WrittenLine> = {
  tag: 'TTKhac',
  isOptional: true,
  holds: [
    {
      tag: 'TTin',
      rows: 'extras',
      holds: [
        node<ExtraRow>(element('TTruong', 'text', 50), { field: 'name' }),
        node<ExtraRow>(element('KDLieu', 'code', 10), { field: 'type' }),
        node<ExtraRow>(element('DLieu', 'text', 500), { field: 'value' }),
      ],
    },
  ],
}

const lines = (withRates: boolean): LayoutNode<WrittenInvoice> => ({
  tag: 'DSHHDVu',
  holds: [
    {
      tag: 'HHDVu',
      rows: 'lines',
      holds: [
        lineTaking('nature'),
        node<WrittenLine>(element('STT', 'number', 4), { field: 'ordinal' }),
        ...(
          ['item_code', 'item_name', 'unit', 'quantity', 'price', 'discount_rate', 'discount_amt', 'amount'] as const
        ).map(lineTaking),
        ...(withRates ? [lineTaking('vat_rate')] : []),
        special,
        extras,
      ],
    },
  ],
})

const rates: LayoutNode<WrittenInvoice> = {
  tag: 'THTTLTSuat',
  holds: [
    {
      tag: 'LTSuat',
      rows: 'rates',
      holds: [
        node<RateSum>(element('TSuat', 'code', 11), { field: 'rate' }),
        node<RateSum>(element('ThTien', 'number', money), { field: 'net' }),
        node<RateSum>(element('TThue', 'number', money), { field: 'tax' }),
      ],
    },
  ],
}

const fees: LayoutNode<WrittenInvoice> = {
  tag: 'DSLPhi',
  isOptional: true,
  holds: [
    {
      tag: 'LPhi',
      rows: 'fees',
      holds: [
        node<InvoiceFee>(element('TLPhi', 'text', 100), { field: 'fee_name' }),
        node<InvoiceFee>(element('TPhi', 'number', money), { field: 'fee_amt' }),
      ],
    },
  ],
}

const untaxedReduction: Written = {
  ...element('TGTKCThue', 'number', money, { since: '2.1.0', ifAnySince: '2.1.0' }),
  takes: { field: 'untaxed_reduction' },
}
const otherReductions: Written = {
  ...element('TGTKhac', 'number', money, { since: '2.1.0', ifAnySince: '2.1.0' }),
  takes: { field: 'reductions' },
}

const payment = (withRates: boolean): LayoutNode<WrittenInvoice> => ({
  tag: 'TToan',
  holds: [
    ...(withRates
      ? [rates, total('TgTCThue', 'net'), untaxedReduction, total('TgTThue', 'tax')]
      : [totalIfAny('TgTCThue', 'net')]),
    fees,
    totalIfAny('TTCKTMai', 'discount'),
    otherReductions,
    total('TgTTTBSo', 'total'),
    node<WrittenInvoice>(element('TgTTTBChu', 'text', 255), { field: 'in_words' }),
  ],
})

/** How an invoice of a form and version is written (invoice_xml). */
export const invoiceLayout = ({
  xml_vs,
  form_no,
  inv_feature,
}: Pick<InvoiceValues, 'xml_vs' | 'form_no' | 'inv_feature'>): DocumentLayout<WrittenInvoice> => {
  const withRates = hasRates(form_no)
  return {
    signed: invoiceSignature,
    version: versionOf(xml_vs),
    core: [
      head(withRates, { inv_feature }),
      { tag: 'NDHDon', holds: [seller, buyer, lines(withRates), payment(withRates)] },
    ],
  }
}
