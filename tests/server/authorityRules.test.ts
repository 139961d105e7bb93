import { textNodesIn } from '../../src/domain/documents/xml/layout.ts'
import { expect, it } from 'vitest'
import { objection } from '../../server/areas/declarations/simulated/filing.ts'
import { authorityProblems } from '../../src/domain/declaration/authorityRules.ts'
import type { UsageFlag } from '../../src/domain/declaration/flags.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { layoutOf } from '../../src/domain/declaration/layouts/layouts.ts'
import { sampleDeclaration, sampleRow } from '../../walks/flows/sampleDeclaration.ts'

const judged = [
  'attribute1',
  'attribute2',
  'attribute3',
  'attribute6',
  'attribute7',
  'inv_type3',
  'inv_type4',
  'inv_type6',
] as const

const tags = new Map(
  textNodesIn(layoutOf(eInvoice, '2.1.0')).flatMap(({ tag, takes }) =>
    'field' in takes ? [[takes.field, tag] as const] : [],
  ),
)

const none = Object.fromEntries(eInvoice.flags.map((flag) => [flag, false]))

const filingOf = (chosen: readonly UsageFlag[]) => ({
  formNumber: eInvoice.number,
  version: '2.1.0',
  taxCode: '0101243150',
  taxpayer: '',
  office: '',
  place: '',
  kind: '1',
  chosen: new Set(chosen.map((flag) => tags.get(flag) ?? '')),
})

it('the form and the simulated authority object to the same choices', () => {
  for (let choice = 0; choice < 2 ** judged.length; choice += 1) {
    const chosen = judged.filter((_, position) => (choice & (1 << position)) !== 0)
    const values = {
      ...sampleDeclaration,
      ...none,
      ...Object.fromEntries(chosen.map((flag) => [flag, true])),
      digital_signatures: [{ ...sampleRow }],
    }
    const problems = authorityProblems(values, {
      today: '2025-06-10',
      hasAcceptedRegistration: false,
      versions: [],
      companyType: 'organisation',
    })
    expect([chosen, problems.length > 0]).toEqual([chosen, objection(filingOf(chosen)) !== null])
  }
})
