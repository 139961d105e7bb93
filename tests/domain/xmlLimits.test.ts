import type { FormVersion, XmlElement } from '../../src/domain/form/definition.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { describe, expect, it } from 'vitest'
import { certificateFields, textFields } from '../../src/domain/declaration/fields.ts'
import { flagFields } from '../../src/domain/declaration/flags.ts'
import { organisationLists } from '../../src/domain/declaration/organisations.ts'
import { layouts } from '../../src/domain/declaration/layouts/layouts.ts'
import type { XmlVersion } from '../../src/domain/declaration/versions.ts'
import { isAtLeast, type AnyLayout, type AnyNode } from '../../src/domain/documents/xml/layout.ts'
import { xmlLimitProblems } from '../../src/domain/declaration/layouts/limits.ts'
import { emptyCertificateRow } from '../../src/domain/declaration/certificateRows.ts'
import { sampleDeclaration210, sampleRow } from '../../walks/flows/sampleDeclaration.ts'

const problems = (change: Record<string, unknown>) =>
  xmlLimitProblems(eInvoice, { ...sampleDeclaration210, ...change }).map(({ field, message }) => `${field}: ${message}`)

const common = [
  ['decl_form_no', 15],
  ['decl_nm', 100],
  ['sllr_comp_nm', 400],
  ['sllr_tax_code', 14],
  ['txof_nm', 100],
  ['txof_cd', 5],
  ['contact_add', 400],
  ['contact_eml', 50],
  ['contact_per', 50],
  ['contact_phone', 20],
  ['loca_nm', 50],
] as const
const since210 = [
  ['rppr_nm', 50],
  ['rppr_phone', 20],
  ['rppr_cid', 12],
  ['rppr_passport', 20],
] as const

describe('limits of the XML (facts of the field §1.1)', () => {
  it.each(['2.1.1', '2.1.0', '2.0.1'])('finds no fault with the sample in %s', (xml_vs) => {
    expect(problems({ xml_vs })).toEqual([])
  })

  describe.each(['2.1.1', '2.1.0', '2.0.1'])('version %s', (xml_vs) => {
    it.each(common)('%s takes %i characters', (field, max) => {
      expect(problems({ xml_vs, [field]: 'Đ'.repeat(max) })).toEqual([])
      expect(problems({ xml_vs, [field]: 'Đ'.repeat(max + 1) })).toEqual([`${field}: too_long_for_xml:${max}`])
    })
  })
  it.each(since210)('%s takes %i characters in 2.1.0 and is not in 2.0.1', (field, max) => {
    expect(problems({ [field]: '1'.repeat(max) })).toEqual([])
    expect(problems({ [field]: '1'.repeat(max + 1) })).toEqual([`${field}: too_long_for_xml:${max}`])
    expect(problems({ [field]: '1'.repeat(max + 1), xml_vs: '2.0.1' })).toEqual([])
  })

  it('counts characters, precomposed, not UTF-16 units', () => {
    expect(problems({ rppr_nm: '𪚥'.repeat(50) })).toEqual([])
    expect(problems({ rppr_nm: '𪚥'.repeat(51) })).toEqual(['rppr_nm: too_long_for_xml:50'])
    expect(problems({ rppr_nm: 'ệ'.repeat(50).normalize('NFD') })).toEqual([])
  })

  it('asks for what each version may not leave empty', () => {
    const empty = { contact_per: '', contact_phone: '', rppr_nm: '', rppr_cid: '', rppr_passport: '', loca_nm: '' }
    expect(problems(empty)).toEqual(['rppr_nm: required_for_xml', 'loca_nm: required_for_xml'])
    expect(problems({ ...empty, xml_vs: '2.0.1' })).toEqual([
      'contact_per: required_for_xml',
      'contact_phone: required_for_xml',
      'loca_nm: required_for_xml',
    ])
  })

  it('reports chosen flags that 2.0.1 has no element for', () => {
    const chosen = { attribute10: true, inv_type7: true, inv_type8: true, inv_type9: true }
    expect(problems(chosen)).toEqual([])
    expect(problems({ ...chosen, xml_vs: '2.0.1' }).toSorted()).toEqual([
      'attribute10: not_in_xml_version',
      'inv_type7: not_in_xml_version',
      'inv_type8: not_in_xml_version',
      'inv_type9: not_in_xml_version',
    ])
  })
})

describe('limits of the certificate rows (facts of the field §1.3)', () => {
  it('name the row as the form has it', () => {
    const rows = [
      emptyCertificateRow,
      sampleRow,
      { ...sampleRow, org_name: `CN=${'A'.repeat(401)}`, serial_no: 'F'.repeat(41), form_tp: '' },
    ]
    expect(problems({ digital_signatures: rows })).toEqual([
      'digital_signatures.2.org_name: too_long_for_xml:400',
      'digital_signatures.2.serial_no: too_long_for_xml:40',
      'digital_signatures.2.form_tp: certificate_form_type_is_required',
    ])
  })
  it("measure the issuer's name and the bare serial number, as they are written", () => {
    const row = {
      ...sampleRow,
      org_name: `CN=BKAV-CA, O=${'A'.repeat(400)}`,
      serial_no: Array.from({ length: 20 }, () => 'ab').join(':'),
    }
    expect(problems({ digital_signatures: [row] })).toEqual([])
  })
  it('ask for a certificate', () => {
    expect(problems({ digital_signatures: [{ ...sampleRow, sig_id: '' }] })).toEqual([
      'digital_signatures: digital_signature_is_required',
    ])
  })
})

describe('layouts', () => {
  const elementsIn = (nodes: readonly AnyNode[]): readonly { readonly tag: string; readonly since: FormVersion }[] =>
    nodes.flatMap((node) => ('takes' in node ? [node] : elementsIn(node.holds)))
  const ofForms: readonly { readonly [Version in XmlVersion]?: AnyLayout }[] = Object.values(layouts)
  const placed = ofForms
    .flatMap((versions) => Object.values(versions))
    .flatMap((layout) => elementsIn(layout.core).map((element) => ({ layout, element })))

  it('place no element before the version that brought it', () => {
    expect(placed.filter(({ layout, element }) => !isAtLeast(layout.version, element.since))).toEqual([])
  })
  it('place every element of the table somewhere', () => {
    const tags = new Set(placed.map(({ element }) => element.tag))
    const tables: readonly Readonly<Record<string, { readonly element: XmlElement | null }>>[] = [
      textFields,
      flagFields,
      certificateFields,
      ...Object.values(organisationLists).map(({ columns }) => columns),
    ]
    const known = tables.flatMap((table) => Object.values(table).flatMap(({ element }) => element?.tag ?? []))
    expect([...known, 'STT', 'NCCNN', 'HDNCCNN'].filter((tag) => !tags.has(tag))).toEqual([])
  })
  it.each([
    ['2.1.0', '2.0.1', true],
    ['2.0.1', '2.0.1', true],
    ['2.0.1', '2.1.0', false],
    ['2.0.0', '2.0.1', false],
  ] as const)('%s is at least %s: %s', (version, since, expected) => {
    expect(isAtLeast(version, since)).toBe(expected)
  })
})
