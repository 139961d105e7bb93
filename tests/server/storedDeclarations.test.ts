import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contentHash } from '../../server/areas/declarations/content.ts'
import { contentSchema } from '../../server/areas/declarations/store/contentSchema.ts'
import { unfinishedForms } from '../../src/api/contract/declarationUnfinished.ts'
import { toContent, toValues } from '../../src/domain/declaration/content.ts'
import { declarationForms } from '../../src/domain/declaration/forms/forms.ts'
import { buildDeclarationXml } from '../../src/domain/declaration/layouts/build.ts'
import { declarationSchema, draftSchema } from '../../src/domain/declaration/schemas.ts'

/** Contents as the release before values of each form's own had written them to the database, with their hash and XML. */
const storedSchema = v.array(
  v.object({
    name: v.string(),
    form: v.picklist(['eInvoice', 'eDocument']),
    content: v.string(),
    contentHash: v.nullable(v.string()),
    xml: v.nullable(v.string()),
  }),
)
const stored = v.parse(
  storedSchema,
  JSON.parse(readFileSync(new URL('fixtures/storedDeclarations.json', import.meta.url), 'utf8')),
)
const ofKind = (kind: 'kept' | 'filed' | 'unfinished') =>
  stored.flatMap((each) => {
    const { contentHash: hash, xml } = each
    if (kind === 'unfinished') return hash === null ? [{ ...each, hash: '', xml: '' }] : []
    if (hash === null || (kind === 'filed' && xml === null)) return []
    return [{ ...each, hash, xml: xml ?? '' }]
  })

describe('what the last release has stored', () => {
  it.each(ofKind('kept'))('opens unchanged under the same hash: $name', ({ form: key, content, hash }) => {
    const form = declarationForms[key]
    const read = v.parse(contentSchema, content)
    const values = v.parse(draftSchema(form), toValues(form, read))
    expect(contentHash(read)).toBe(hash)
    expect(JSON.stringify(toContent(form, values))).toBe(content)
  })

  it.each(ofKind('filed'))('is written as the same XML: $name', ({ form: key, content, xml }) => {
    const form = declarationForms[key]
    const values = v.parse(declarationSchema(form), toValues(form, v.parse(contentSchema, content)))
    // The nationality is written since, where version 2.1.0 has its place (law of 2026 §2).
    const written = buildDeclarationXml(form, values, 'ID-1')
    expect(written.replace(/<QTich>[^<]+<\/QTich>(?=<NSDDPLuat>)/, '')).toBe(xml)
  })

  it.each(ofKind('unfinished'))('is put into its form as it was kept: $name', ({ form: key, content }) => {
    const form = declarationForms[key]
    const { answer } = unfinishedForms[key].read
    const kept = { id: 'u-1', way: 'new', origin_id: '', origin_version: '', revision: '1', kept_at: '' }
    const read = v.parse(answer, { ...kept, content: v.parse(v.pipe(v.string(), v.parseJson()), content) })
    expect(JSON.stringify(toContent(form, toValues(form, read.content)))).toBe(content)
  })
})
