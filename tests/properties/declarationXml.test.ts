import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fromBody, toBody } from '../../src/domain/declaration/wire.ts'
import { declarationSchema, type DeclarationValues } from '../../src/domain/declaration/values.ts'
import { buildDeclarationXml } from '../../src/domain/xml/build.ts'
import { xmlLimitProblems } from '../../src/domain/xml/limits.ts'
import { leaves, readXml } from '../domain/readXml.ts'
import { declarationsOf, xmlText } from './anyDeclaration.ts'

type Element = readonly [tag: string, text: string]

/** What the authority must read, by tag and in order, written out by hand from the facts of the field §1.1. */
const headerOf = (values: DeclarationValues): Element[] => {
  const taxpayer: Element[] = [
    ['PBan', values.xml_vs],
    ['MSo', values.decl_form_no],
    ['Ten', values.decl_nm],
    ['HThuc', values.decl_type],
    ['TNNT', values.sllr_comp_nm],
    ['MST', values.sllr_tax_code],
    ['CQTQLy', values.txof_nm],
    ['MCQTQLy', values.txof_cd],
  ]
  const representative: Element[] = [
    ['TNDDPLuat', values.rppr_nm],
    ['DTDDPLuat', values.rppr_phone],
    ['CCCDan', values.rppr_cid],
    ['SHChieu', values.rppr_passport],
    ['NSDDPLuat', values.rppr_dob],
    ['GTinh', values.rppr_gender],
  ]
  const person: Element = ['NLHe', values.contact_per]
  const address: Element[] = [
    ['DCLHe', values.contact_add],
    ['DCTDTu', values.contact_eml],
  ]
  const end: Element[] = [
    ['DTLHe', values.contact_phone],
    ['DDanh', values.loca_nm],
    ['NLap', values.reg_date],
  ]
  return values.xml_vs === '2.1.0'
    ? [...taxpayer, ...representative.filter(([, text]) => text !== ''), ...address, person, ...end]
    : [...taxpayer, person, ...address, ...end]
}

/** Longest values by the element's place (facts of the field §1.1, §1.3). */
const longest: Readonly<Record<string, number>> = {
  'TTChung/PBan': 6,
  'TTChung/MSo': 15,
  'TTChung/Ten': 100,
  'TTChung/HThuc': 1,
  'TTChung/TNNT': 400,
  'TTChung/MST': 14,
  'TTChung/CQTQLy': 100,
  'TTChung/MCQTQLy': 5,
  'TTChung/TNDDPLuat': 50,
  'TTChung/DTDDPLuat': 20,
  'TTChung/CCCDan': 12,
  'TTChung/SHChieu': 20,
  'TTChung/NSDDPLuat': 10,
  'TTChung/GTinh': 1,
  'TTChung/DCLHe': 400,
  'TTChung/DCTDTu': 50,
  'TTChung/NLHe': 50,
  'TTChung/DTLHe': 20,
  'TTChung/DDanh': 50,
  'TTChung/NLap': 10,
  'CTS/STT': 3,
  'CTS/TTChuc': 400,
  'CTS/Seri': 40,
  'CTS/TNgay': 19,
  'CTS/DNgay': 19,
  'CTS/HThuc': 1,
}
const placeOf = (path: string): string =>
  path
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/\[\d+\]/, '')

const tooLong = (xml: string): string[] =>
  leaves(readXml(xml).tree)
    .filter(([path]) => path.startsWith('TKhai/DLTKhai/'))
    .filter(([path, text]) => Array.from(text).length > (longest[placeOf(path)] ?? 1))
    .map(([path]) => path)

describe('the XML of any declaration that passes the form', () => {
  it('is read by libxml2 as the values it was made from, also from its canonical form', () => {
    fc.assert(
      fc.property(
        declarationsOf(eInvoice),
        fc.string({ unit: xmlText, minLength: 1, maxLength: 20 }),
        (values, signId) => {
          expect(v.parse(declarationSchema(eInvoice), values)).toEqual(values)
          const xml = buildDeclarationXml(eInvoice, values, signId)
          const { tree, signId: readId, canonical } = readXml(xml)
          const read = leaves(tree)
          expect(readId).toBe(signId)
          expect(
            read
              .filter(([path]) => path.startsWith('TKhai/DLTKhai/TTChung/'))
              .map(([path, text]) => [path.split('/').at(-1), text]),
          ).toEqual(headerOf(values))
          const rows = values.digital_signatures.filter((row) => row.sig_id !== '')
          expect(read.filter(([path]) => path.includes('/CTS[')).map(([, text]) => text)).toEqual(
            rows.flatMap((row, index) => [
              String(index + 1),
              row.org_name,
              row.serial_no.toUpperCase(),
              row.from_date,
              row.to_date,
              row.form_tp,
            ]),
          )
          expect(readXml(canonical)).toEqual({ tree, signId, canonical })
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is precomposed UTF-8 without a document type, comment or processing instruction', () => {
    fc.assert(
      fc.property(declarationsOf(eInvoice), (values) => {
        const xml = buildDeclarationXml(eInvoice, values, 'ID')
        expect(xml.normalize('NFC')).toBe(xml)
        expect(xml.isWellFormed()).toBe(true)
        expect(xml.replace('<?xml version="1.0" encoding="UTF-8"?>', '')).not.toMatch(/<[!?]/)
      }),
    )
  })

  it('breaks a limit exactly when a field problem says too long', () => {
    fc.assert(
      fc.property(declarationsOf(eInvoice), (values) => {
        const named = xmlLimitProblems(eInvoice, values).filter(({ message }) =>
          message.startsWith('too_long_for_xml:'),
        )
        expect(tooLong(buildDeclarationXml(eInvoice, values, 'ID'))).toHaveLength(named.length)
      }),
      { numRuns: 300 },
    )
  })

  it('travels and comes back, but for rows without a certificate', () => {
    fc.assert(
      fc.property(declarationsOf(eInvoice), (values) => {
        const rows = values.digital_signatures.filter((row) => row.sig_id !== '')
        expect(fromBody(toBody(eInvoice, values))).toEqual({ ...values, digital_signatures: rows })
      }),
    )
  })
})

describe.runIf(existsSync('/usr/bin/xmllint'))('xmllint', () => {
  it('finds 200 of them well-formed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
    try {
      const files = fc.sample(declarationsOf(eInvoice), 200).map((values, index) => {
        const file = join(folder, `${index}.xml`)
        writeFileSync(file, buildDeclarationXml(eInvoice, values, `ID-${index}`))
        return file
      })
      expect(
        execFileSync('/usr/bin/xmllint', ['--noout', '--nonet', ...files], { encoding: 'utf8', timeout: 240_000 }),
      ).toBe('')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
