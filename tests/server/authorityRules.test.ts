import { textNodesIn } from '../../src/domain/documents/xml/layout.ts'
import { expect, it } from 'vitest'
import { objection } from '../../server/areas/declarations/simulated/filing.ts'
import { authorityProblems } from '../../src/domain/declaration/authorityRules.ts'
import type { UsageFlag } from '../../src/domain/declaration/flags.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { layoutOf } from '../../src/domain/declaration/layouts/layouts.ts'
import { sampleDeclaration, sampleRow } from '../../walks/flows/sampleDeclaration.ts'

const choices = [
  'attribute1',
  'attribute2',
  'attribute3',
  'attribute6',
  'attribute7',
  'inv_type3',
  'inv_type4',
  'inv_type6',
] as const
const ofHouseholds = ['attribute11', 'inv_type1', 'inv_type2', 'inv_type7'] as const

const types = {
  organisation: { taxCode: '0101243150', judged: choices },
  household: { taxCode: '001185012345', judged: [...choices.slice(0, 5), ...ofHouseholds] },
} as const

const tags = new Map(
  textNodesIn(layoutOf(eInvoice, '2.1.1')).flatMap(({ tag, takes }) =>
    'field' in takes ? [[takes.field, tag] as const] : [],
  ),
)

const none = Object.fromEntries(eInvoice.flags.map((flag) => [flag, false]))

const filingOf = (taxCode: string, chosen: readonly UsageFlag[]) => ({
  formNumber: eInvoice.number,
  version: '2.1.1',
  taxCode,
  taxpayer: '',
  office: '',
  place: '',
  kind: '1',
  chosen: new Set(chosen.map((flag) => tags.get(flag) ?? '')),
})

it.each(['organisation', 'household'] as const)(
  'the form and the simulated authority object to the same choices of a %s',
  (companyType) => {
    const { taxCode, judged } = types[companyType]
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
        companyType,
      })
      expect([chosen, problems.length > 0]).toEqual([chosen, objection(filingOf(taxCode, chosen)) !== null])
    }
  },
)

it.each([
  ['9107', ['attribute1', 'attribute2', 'attribute6', 'inv_type2']],
  ['9108', ['attribute1', 'attribute6', 'inv_type1', 'inv_type2']],
  [undefined, ['attribute1', 'attribute6', 'inv_type2']],
] as const)('the simulated authority answers %s to a household that chooses %j', (code, chosen) => {
  expect(objection(filingOf(types.household.taxCode, chosen))?.code).toBe(code)
  expect(objection(filingOf(types.organisation.taxCode, chosen))).toBeNull()
})
