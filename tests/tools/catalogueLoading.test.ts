import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { inspectLoading } from '../../tools/check/catalogues/unloaded.ts'

const made: string[] = []
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true })
})

const po = (file: string, message: string) =>
  `msgid ""\nmsgstr ""\n\n#: ${file}\nmsgid "${message}"\nmsgstr "${message}"\n`

const loader = `import { translatedPart } from '../i18n/translatedPart.ts'\n`
const shown = `export const Shown = () => 'Leave'\n`

/** A product whose start page says a text and loads a list, which says another. */
const product = (list: string, more: Readonly<Record<string, string>> = {}): string => {
  const root = mkdtempSync(join(tmpdir(), 'catalogues-'))
  made.push(root)
  const files: Readonly<Record<string, string>> = {
    'src/features/.keep': '',
    'development/.keep': '',
    'tools/.keep': '',
    'src/i18n/translatedPart.ts': 'export const translatedPart = (load: unknown, texts: unknown) => [load, texts]\n',
    'src/app/main.tsx': `import { list } from '../list/list.ts'\nexport const start = list\n`,
    'src/texts/en.po': po('src/app/main.tsx', 'Start'),
    'src/list/list.ts': loader + list,
    'src/list/Shown.tsx': shown,
    'src/list/texts/en.po': po('src/list/Shown.tsx', 'Leave'),
    ...more,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const unloaded = [
  'src/list/Shown.tsx says "Leave", but src/list/texts is not loaded by src/app/main.tsx > src/list/list.ts > src/list/Shown.tsx',
]

describe('catalogues that a page has not loaded', () => {
  it.each([
    [
      'a part with its patterns',
      `export const list = translatedPart(() => import('./Shown.tsx'), import.meta.glob('./texts/*.po'))`,
    ],
    [
      'a part with patterns of a name',
      `const texts = import.meta.glob(['./texts/*.po'])\nexport const list = translatedPart(async () => (await import('./Shown.tsx')).Shown, texts)`,
    ],
    [
      'a part whose patterns are fetched with it',
      `export const list = translatedPart(() => import('./Shown.tsx'), async () => (await import('./listTexts.ts')).listTexts)`,
    ],
    [
      'a function that makes parts',
      `const part = (load: () => unknown) => translatedPart(load, import.meta.glob('./texts/*.po'))\nexport const list = part(() => import('./Shown.tsx'))`,
    ],
    [
      'a function of another file that makes parts',
      `import { part } from './part.ts'\nexport const list = part(() => import('./Shown.tsx'))`,
    ],
  ])('are none behind %s', async (_, list) => {
    const root = product(list, {
      'src/list/listTexts.ts': `export const listTexts = import.meta.glob('./texts/*.po')\n`,
      'src/list/part.ts': `${loader}export const part = (load: () => unknown) => translatedPart(load, import.meta.glob('./texts/*.po'))\n`,
    })
    expect(await inspectLoading(root)).toEqual([])
  })

  it('are none where a loaded catalogue has the same text', async () => {
    const root = product(`export const list = () => import('./Shown.tsx')`, {
      'src/texts/en.po': po('src/app/main.tsx', 'Leave'),
    })
    expect(await inspectLoading(root)).toEqual([])
  })

  it.each([
    ['is fetched without texts', `export const list = () => import('./Shown.tsx')`],
    ['is imported at once', `import { Shown } from './Shown.tsx'\nexport const list = Shown`],
    [
      'is a part with the texts of another folder',
      `export const list = translatedPart(() => import('./Shown.tsx'), import.meta.glob('../texts/*.po'))`,
    ],
    [
      'is a part in one place and imported at once in another',
      `import { Shown } from './Shown.tsx'\nexport const list = [Shown, translatedPart(() => import('./Shown.tsx'), import.meta.glob('./texts/*.po'))]`,
    ],
  ])('are reported where what says a text %s', async (_, list) => {
    expect(await inspectLoading(product(list))).toEqual(unloaded)
  })
})
