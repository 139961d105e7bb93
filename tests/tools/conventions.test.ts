import { describe, expect, it } from 'vitest'
import { inspectFile } from '../../tools/check/conventions/inspect.ts'

const problemsOf = (path: string, text: string) => inspectFile(path, () => text)

describe('conventions', () => {
  it.each([
    ['src/api/contract/commons.ts', 'export {}'],
    ['server/main.ts', 'export {}'],
    ['docs/helpers.md', '../shared/'],
    ['docs/new-area.md', ''],
    ['server/areas/shops/store/migrations/0012-shops.ts', 'export {}'],
    ['tools/api-docs/page.ts', 'export {}'],
    ['src/domain/dates.ts', "new Intl.DateTimeFormat('sv-SE')"],
  ])('let %s pass', (path, text) => {
    expect(problemsOf(path, text)).toEqual([])
  })

  it.each([
    ['src/ui/utils.ts', 'export {}', 'src/ui/utils.ts says nothing by its name'],
    ['src/ui/helpers/a.ts', 'export {}', 'src/ui/helpers/a.ts says nothing by its name'],
    ['src/ui/index.ts', 'export {}', 'src/ui/index.ts says nothing by its name'],
    ['server/audit-trail/a.ts', 'export {}', 'server/audit-trail/a.ts is not in camelCase'],
    ['src/domain/code-lists.json', '{}', 'src/domain/code-lists.json is not in camelCase'],
    ['server/a.ts', 'export {}\n// oxlint-disable-next-line', 'server/a.ts:2 switches a lint rule off'],
    ['server/a.ts', "read('../shared/a.json')", 'server/a.ts:1 reaches outside of the project'],
    ['tests/a.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 5))', 'tests/a.test.ts:1 sleeps'],
    ['src/features/a.ts', "new Intl.DateTimeFormat('ko')", 'src/features/a.ts:1 formats a date by itself'],
    ['server/a.ts', 'at.toLocaleDateString()', 'server/a.ts:1 formats a date by itself'],
    ['src/a.ts', "day.split('-').toReversed().join('/')", 'src/a.ts:1 formats a date by itself'],
  ])('refuse %s', (path, text, problem) => {
    expect(problemsOf(path, text)).toEqual([problem])
  })
})
