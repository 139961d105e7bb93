import type { XmlElement } from '../../form/definition.ts'
import type { DocumentLayout, GroupNode, LayoutNode, TextNode } from '../../documents/xml/layout.ts'
import { element, invoiceFields, optional } from '../fields.ts'
import { lineFields } from '../lines.ts'
import { versionOf } from '../times.ts'
import { correctionListSignature } from './signature.ts'
import { listCode, type WrittenList, type WrittenListRow } from './written.ts'

/** Digits of an amount with its decimal mark and sign, as of the same of an invoice. */
const money = 23

const listNode = (own: XmlElement, takes: TextNode<WrittenList>['takes']): TextNode<WrittenList> => ({ ...own, takes })

const as = (tag: string, { type, max }: XmlElement, more: Partial<typeof optional> = {}): XmlElement =>
  element(tag, type, max, more)

const { comp_nm, comp_taxcd, comp_add, company_name, tax_code, address, note } = invoiceFields

const head: GroupNode<WrittenList> = {
  tag: 'TTChung',
  holds: [
    listNode(invoiceFields.xml_vs.element, { field: 'version' }),
    listNode(element('TBKe', 'text', 100), { field: 'title' }),
    listNode(element('KHMBKe', 'text', 20), { constant: listCode }),
    listNode(element('SBKe', 'text', 50), { field: 'list_no' }),
    listNode(element('NBKe', 'date', 10), { field: 'list_date' }),
    listNode(element('TCHDon', 'code', 1), { field: 'feature' }),
    listNode(as('NBan', comp_nm.element), { field: 'seller' }),
    listNode(as('MSTNBan', comp_taxcd.element), { field: 'seller_tax_code' }),
    listNode(as('DCNBan', comp_add.element), { field: 'seller_address' }),
    listNode(as('NMua', company_name.element, optional), { field: 'buyer' }),
    listNode(as('MSTNMua', tax_code.element, optional), { field: 'buyer_tax_code' }),
    listNode(as('DCNMua', address.element, optional), { field: 'buyer_address' }),
    { tag: 'DSLDTDoi', isOptional: true, holds: [listNode(as('LDo', note.element, optional), { field: 'reason' })] },
  ],
}

const rowNode = (own: XmlElement, field: keyof WrittenListRow): TextNode<WrittenListRow> => ({
  ...own,
  takes: { field },
})

const { item_name, quantity, price, amount, vat_rate } = lineFields

/** Which invoice, and its goods before; a side without goods stands empty. */
const before: LayoutNode<WrittenListRow> = {
  tag: 'TTTDChinh',
  holds: [
    rowNode(element('STT', 'number', 5), 'ordinal'),
    rowNode(as('KHMSHDon', invoiceFields.form_no_ref.element), 'form_no'),
    rowNode(as('KHHDon', invoiceFields.serial_no_ref.element), 'serial_no'),
    rowNode(as('SHDon', invoiceFields.inv_no_ref.element), 'inv_no'),
    rowNode(as('THHDVGoc', item_name.element, optional), 'name_before'),
    rowNode(as('SLGoc', quantity.element, optional), 'quantity_before'),
    rowNode(as('DGGoc', price.element, optional), 'price_before'),
    rowNode(as('ThTGoc', amount.element, optional), 'net_before'),
    rowNode(as('TSGoc', vat_rate.element, optional), 'rate_before'),
    rowNode(element('TTGoc', 'number', money, optional), 'tax_before'),
    rowNode(element('TgTKGoc', 'number', money, optional), 'others_before'),
    rowNode(element('TgTSTGoc', 'number', money, optional), 'total_before'),
  ],
}

const after: LayoutNode<WrittenListRow> = {
  tag: 'TTSDChinh',
  holds: [
    rowNode(as('THHDVTDoi', item_name.element, optional), 'name_after'),
    rowNode(as('SLTDoi', quantity.element, optional), 'quantity_after'),
    rowNode(as('DGTDoi', price.element, optional), 'price_after'),
    rowNode(as('ThTTDoi', amount.element, optional), 'net_after'),
    rowNode(as('TSTDoi', vat_rate.element, optional), 'rate_after'),
    rowNode(element('TTTDoi', 'number', money, optional), 'tax_after'),
    rowNode(element('TgTTDoi', 'number', money, optional), 'others_after'),
    rowNode(element('TgTSTTDoi', 'number', money, optional), 'total_after'),
  ],
}

const difference: LayoutNode<WrittenListRow> = {
  tag: 'CLech',
  holds: [
    rowNode(element('TgTCTCLech', 'number', money), 'net_difference'),
    rowNode(element('TgTTCLech', 'number', money), 'tax_difference'),
    rowNode(element('TgTKCLech', 'number', money), 'others_difference'),
    rowNode(element('TgTTTCLech', 'number', money), 'total_difference'),
  ],
}

const rows: LayoutNode<WrittenList> = {
  tag: 'DSHHDVu',
  holds: [{ tag: 'HHDVu', rows: 'rows', holds: [before, after, difference] }],
}

/** How list 01/BK-ĐCTT is written in a version of the invoice with which it goes (decision 0529; inferred from one public implementer). */
export const correctionListLayout = (version: string): DocumentLayout<WrittenList> => ({
  signed: correctionListSignature,
  version: versionOf(version),
  core: [head, rows],
})
