import { beforeAll, describe, expect, it } from 'vitest'
import type { CollectionKey } from '../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { declarationLists } from '../../src/api/contract/declarations.ts'
import { formOfCollection } from '../../src/api/contract/declarationForms.ts'
import { choiceProblems } from '../../src/domain/declaration/authorityRules.ts'
import { isTurnedDown } from '../../src/domain/declaration/status.ts'
import { toContent, toValues } from '../../src/domain/declaration/content.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { inVersion } from '../../src/domain/declaration/versioned.ts'
import { versionToTake } from '../../src/domain/declaration/versions.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { serverForTests } from './support/serverForTests.ts'

describe('what the demo company was turned down', () => {
  let admin: Visitor
  const server = serverForTests()
  beforeAll(async () => {
    admin = await signInAs(server.origin, 'admin@tokhai.example')
  })

  it.each([
    ['eInvoice', [...Array.from({ length: 4 }, () => 'rejected'), ...Array.from({ length: 3 }, () => 'refused')]],
    ['eDocument', ['rejected']],
  ] satisfies [CollectionKey, string[]][])(
    'of %s can be corrected by what the authority says: %j',
    async (key, statuses) => {
      const { detail, generateXml } = declarationFilings[key]
      const { declarations } = await admin.get(declarationLists[key].list, { query: { page_size: '100' } })
      const rows = declarations.filter(({ noti_cd_tax }) => isTurnedDown(noti_cd_tax))
      expect(rows.map(({ noti_cd_tax: status }) => status).toSorted()).toEqual([...statuses].toSorted())
      for (const { declaration_id: id, noti_nm_tax: message } of rows) {
        const { version, ...read } = await admin.get(detail, { params: { id } })
        const form = formOfCollection[key]
        const values = toValues(form, read)
        // 9101: the summary table excludes the authority's code.
        const isOfChoices = message.startsWith('9101')
        expect([message, choiceProblems(values).length]).toEqual([message, isOfChoices ? 1 : 0])
        const corrected = isOfChoices ? { ...values, attribute7: false } : values
        const today = versionToTake(values.xml_vs, codeItems('xml-version'), '2026-11-29') ?? values.xml_vs
        const body = { ...toContent(form, inVersion(form, corrected, today)), version }
        const { status, reason } = await admin.ask(generateXml, { body })
        expect([message, status, reason]).toEqual([message, 200, null])
      }
    },
  )
})
