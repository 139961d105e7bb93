import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../tools/charts/translation/catalogue.ts'
import { catalogueKey } from '../../tools/charts/translation/translate.ts'
import { readRequirementFiles } from '../../tools/requirements/readRequirements.ts'
import { textsOf } from '../../tools/requirements/texts.ts'
import { readRequirementTexts } from '../../tools/requirements/requirementTexts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const texts = readRequirementFiles().flatMap(textsOf)

/** What reads the same in every language: numbers, what the product says word for word, names of fields and addresses. */
const verbatim = /(?<=^|[\s(])'[^']+'|\d+(?:[.,/-]\d+)*|\w+(?:[_:.]\w+)+|(?<=\s)\/\w[\w/-]*/g

describe.each(['vi', 'ko'] as const)('the rules in %s', async (language) => {
  const catalogue = await readCatalogue(root, 'requirements', language)
  const saidOf = (of: string, text: string) => catalogue[catalogueKey(of, text)] ?? ''

  it('have a text each, with the titles they stand under', () => {
    expect(texts.length).toBeGreaterThan(500)
    expect(
      texts.filter(({ of, text }) => ['', text].includes(saidOf(of, text))).map(({ of, text }) => `${of}: ${text}`),
    ).toEqual([])
  })

  it('keep numbers, codes and what the product says word for word', () => {
    const lost = texts.flatMap(({ of, text }) =>
      (text.match(verbatim) ?? []).filter((kept) => !saidOf(of, text).includes(kept)).map((kept) => `${of}: ${kept}`),
    )
    expect(lost).toEqual([])
  })
})

describe('a rule is reported', () => {
  it('with the heading it stands under, or else with the title of its section', async () => {
    const { rule, place, document } = await readRequirementTexts(root, 'vi')
    expect(place('000-4-05')).toBe('000 §4 Quy tắc của danh sách')
    expect(place('000-1-01')).toBe('000 §1 Sản phẩm làm gì và dành cho ai')
    expect(rule('000-4-05')).toMatch(/^Gửi cần một dòng được chọn/)
    expect(document('000')).toMatch(/hóa đơn điện tử/)
  })

  it('in English as it is written', async () => {
    const requirementTexts = await readRequirementTexts(root, 'en')
    const rules = readRequirementFiles().flatMap(({ requirements }) => requirements)
    expect(rules.filter(({ id, rule }) => requirementTexts.rule(id) !== rule)).toEqual([])
  })

  it('as nothing where there is no such rule', async () => {
    const { rule, place } = await readRequirementTexts(root, 'ko')
    expect([rule('009-1-01'), place('009-1-01')]).toEqual(['', ''])
  })
})
