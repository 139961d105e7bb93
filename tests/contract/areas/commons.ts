import type { calls } from '../../../src/api/contract/commons.ts'
import type { CallTests } from '../support/callTests.ts'

export const tests: CallTests<typeof calls> = {
  nationalInfo: { admits: 'whoever is signed in', refusals: {} },
  cityInfo: { admits: 'whoever is signed in', request: () => ({ query: { cd: 'VN' } }), refusals: {} },
  taxOfficeInfo: { admits: 'whoever is signed in', request: () => ({ query: { city_code: '101' } }), refusals: {} },
  codeList: { admits: 'whoever is signed in', request: () => ({ params: { group: 'xml-version' } }), refusals: {} },
}
