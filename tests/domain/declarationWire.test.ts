import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emptyCertificateRow } from '../../src/domain/declaration/certificateRows.ts'
import { declarationContentSchema, toValues, toContent } from '../../src/domain/declaration/content.ts'
import { hasBox } from '../../src/domain/declaration/flags.ts'
import { sampleDeclaration, sampleDeclaration210, sampleRow } from '../../walks/flows/sampleDeclaration.ts'

describe('the declaration as it travels', () => {
  it('carries flags as 0 and 1 and comes back as it went [000-3-06]', () => {
    const body = toContent(eInvoice, sampleDeclaration210)
    expect(v.parse(declarationContentSchema(eInvoice), body)).toEqual(body)
    expect(eInvoice.flags.filter((flag) => body[flag] === '1')).toEqual(
      eInvoice.flags.filter((flag) => sampleDeclaration210[flag]),
    )
    expect(toValues(eInvoice, body)).toEqual(sampleDeclaration210)
  })
  it.each(
    [sampleDeclaration, sampleDeclaration210].flatMap((sample) =>
      eInvoice.flags
        .filter((flag) => hasBox(flag, sample.xml_vs))
        .map((flag) => [flag, sample.xml_vs, sample] as const),
    ),
  )('carries %s both ways in version %s [000-3-06]', (flag, _version, sample) => {
    const values = { ...sample, [flag]: !sample[flag] }
    expect(toContent(eInvoice, values)[flag]).toBe(sample[flag] ? '0' : '1')
    expect(toValues(eInvoice, toContent(eInvoice, values))).toEqual(values)
  })
  it('drops rows without a certificate and sends the provider lists empty [000-5-09 000-3-07 000-7-03]', () => {
    const body = toContent(eInvoice, {
      ...sampleDeclaration210,
      digital_signatures: [emptyCertificateRow, sampleRow, { ...sampleRow, sig_id: '' }],
    })
    expect(body.digital_signatures).toEqual([sampleRow])
    expect(body.solution_provider).toEqual([])
    expect(body.tvan_company).toEqual([])
  })
  it("brings values that break the form's rules back for correction", () => {
    const row = { ...sampleRow, org_name: 'A'.repeat(500), serial_no: '\u0000' }
    const body = v.parse(declarationContentSchema(eInvoice), {
      ...toContent(eInvoice, sampleDeclaration210),
      digital_signatures: [row],
    })
    expect(toValues(eInvoice, body).digital_signatures).toEqual([row])
  })
  it.each([
    ['an unknown field', { shop: '1' }],
    ['a flag that is neither 0 nor 1', { attribute1: 'true' }],
    ['a version that is none', { xml_vs: 'newest' }],
    ['a text beyond any field', { contact_add: 'A'.repeat(2001) }],
    ['a provider', { solution_provider: [{ org_name: 'A', tax_code: '', from_date: '', to_date: '', note: '' }] }],
    ['a transmission unit', { tvan_company: [{ org_name: 'A', tax_code: '', from_date: '', to_date: '', note: '' }] }],
    ['a list of version 2.1.1', { lookup_units: [] }],
    ['a flag of version 2.1.1', { attribute11: '0' }],
    ['a text of version 2.1.1', { rppr_nation_cd: '' }],
  ])('of version 2.1.0 refuses %s', (_what, change) => {
    expect(v.is(declarationContentSchema(eInvoice), { ...toContent(eInvoice, sampleDeclaration210), ...change })).toBe(
      false,
    )
  })
})
