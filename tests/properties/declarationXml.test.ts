import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { declarationForms } from '../../src/domain/declaration/forms/forms.ts'
import { toValues, toContent } from '../../src/domain/declaration/content.ts'
import { declarationSchema } from '../../src/domain/declaration/schemas.ts'
import { buildDeclarationXml } from '../../src/domain/declaration/layouts/build.ts'
import { xmlLimitProblems } from '../../src/domain/declaration/layouts/limits.ts'
import { leaves, readXml } from '../domain/readXml.ts'
import { declarationsOf, xmlText } from './anyDeclaration.ts'
import { expectedElements } from './expectedElements.ts'

const ofOrganisations = (row: string, columns: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries({ STT: 3, ...columns, GChu: 255 }).map(([tag, max]) => [`${row}/${tag}`, max]))

/** Longest values by the element's place (facts of the field §1.1, §1.3, §2; law of 2026 §2). */
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
  'TTChung/QTich': 50,
  'TTChung/MQTNDDPLuat': 2,
  'TTChung/QTDDPLuat': 50,
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
  ...ofOrganisations('TCGP', { TTCGP: 400, MSTTCGP: 14, TNgay: 10, DNgay: 10 }),
  ...ofOrganisations('TCTN', { TTCTN: 400, MSTTCTN: 14, TNgay: 10, DNgay: 10 }),
  ...ofOrganisations('DVHTPT', { TDVHTPT: 400, MSTDVHTPT: 14, TNgay: 10, DNgay: 10 }),
  ...ofOrganisations('DVDUQTCuu', {
    TDVi: 400,
    MST: 14,
    HDBRMVao: 1,
    TDLHDTNgay: 10,
    TDLHDDNgay: 10,
    TGUQTNgay: 10,
    TGUQDNgay: 10,
  }),
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

const forms = Object.values(declarationForms)

describe.each(forms)('the XML of any declaration that passes form $number', (form) => {
  it('is read by libxml2 as the values it was made from, also from its canonical form', () => {
    fc.assert(
      fc.property(declarationsOf(form), fc.string({ unit: xmlText, minLength: 1, maxLength: 20 }), (values, signId) => {
        expect(v.parse(declarationSchema(form), values)).toEqual(values)
        const xml = buildDeclarationXml(form, values, signId)
        const { tree, signId: readId, canonical } = readXml(xml)
        const read = leaves(tree)
        expect(readId).toBe(signId)
        const core = 'TKhai/DLTKhai/'
        expect(
          read.filter(([path]) => path.startsWith(core)).map(([path, text]) => [path.slice(core.length), text]),
        ).toEqual(expectedElements(form.key, values))
        expect(read.filter(([path]) => !path.startsWith(core))).toEqual([['TKhai/DSCKS/NNT', '']])
        expect(readXml(canonical)).toEqual({ tree, signId, canonical })
      }),
      { numRuns: 200 },
    )
  })

  it('is precomposed UTF-8 without a document type, comment or processing instruction', () => {
    fc.assert(
      fc.property(declarationsOf(form), (values) => {
        const xml = buildDeclarationXml(form, values, 'ID')
        expect(xml.normalize('NFC')).toBe(xml)
        expect(xml.isWellFormed()).toBe(true)
        expect(xml.replace('<?xml version="1.0" encoding="UTF-8"?>', '')).not.toMatch(/<[!?]/)
      }),
    )
  })

  it('breaks a limit exactly when a field problem says too long', () => {
    fc.assert(
      fc.property(declarationsOf(form), (values) => {
        const named = xmlLimitProblems(form, values).filter(({ message }) => message.startsWith('too_long_for_xml:'))
        expect(tooLong(buildDeclarationXml(form, values, 'ID'))).toHaveLength(named.length)
      }),
      { numRuns: 200 },
    )
  })

  it('travels and comes back, but for rows without a certificate', () => {
    fc.assert(
      fc.property(declarationsOf(form), (values) => {
        const rows = values.digital_signatures.filter((row) => row.sig_id !== '')
        expect(toValues(form, toContent(form, values))).toEqual({ ...values, digital_signatures: rows })
      }),
    )
  })
})

describe.runIf(existsSync('/usr/bin/xmllint'))('xmllint', () => {
  it.each(forms)('finds 200 of form $number well-formed', (form) => {
    const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
    try {
      const files = fc.sample(declarationsOf(form), 200).map((values, index) => {
        const file = join(folder, `${index}.xml`)
        writeFileSync(file, buildDeclarationXml(form, values, `ID-${index}`))
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
