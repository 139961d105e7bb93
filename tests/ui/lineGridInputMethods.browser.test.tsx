import { expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { cell, field, focused, renderLines, soldLines } from './support/lines.tsx'
import { inputMethods, replay } from './support/inputMethods.ts'

const typedInto = ['code', 'name'] as const

test.each(inputMethods.flatMap((method) => typedInto.map((column) => ({ ...method, column }))))(
  'the first key of $name is right in 100 of 100 cells ($column)',
  async ({ typed, strokes, column }) => {
    const { lines } = await renderLines({ rows: soldLines(101), stops: [column] })
    await userEvent.click(cell(0, typedInto.indexOf(column)))
    for (let line = 0; line < 100; line += 1) await replay(strokes)
    expect(lines().rows.filter((row) => row[column] === typed)).toHaveLength(100)
    expect(focused()).toBe(`${column === 'code' ? 'Code' : 'Name'}, line 101`)
  },
)

test('what Chromium itself composes falls into the field from the first key on, and no key of it moves', async () => {
  const { lines } = await renderLines({ rows: soldLines(3), stops: ['code'] })
  const compose = (text: string) =>
    cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await userEvent.tab()
  for (const text of ['ㅎ', '하', '한']) {
    await compose(text)
    expect(field().value).toBe(text)
  }
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Code, line 1')
  await cdp().send('Input.insertText', { text: '한' })
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Code, line 2')
  await compose('ㄱ')
  await cdp().send('Input.insertText', { text: '국' })
  expect(field().value).toBe('국')
  await userEvent.keyboard('{Enter}')
  expect(lines().rows.map(({ code }) => code)).toEqual(['한', '국', 'A2'])
})
