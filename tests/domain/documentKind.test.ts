import * as v from 'valibot'
import { expect, it } from 'vitest'
import { checkedContent, documentXml, type DocumentKind } from '../../src/domain/documents/kind.ts'

interface Notice {
  readonly id: string
  readonly title: string
  readonly lines: readonly { readonly name: string }[]
}

interface Content {
  readonly id: string
  readonly title: string
  readonly names: string
}

/** A kind that the product has not. */
const notices: DocumentKind<Notice, Content> = {
  id: 'id',
  rules: v.object({
    id: v.string(),
    title: v.pipe(v.string(), v.nonEmpty('title_is_required')),
    lines: v.array(v.object({ name: v.pipe(v.string(), v.maxLength(3, 'too_long:3')) })),
  }),
  toContent: ({ id, title, lines }) => ({ id, title, names: lines.map(({ name }) => name).join(' ') }),
  toValues: ({ id, title, names }) => ({ id, title, lines: names.split(' ').map((name) => ({ name })) }),
  layoutOf: () => ({
    signed: { root: 'TBao', core: 'DLTBao', signers: 'DSCKS', signerPlace: 'NNT' },
    version: '2.1.0',
    core: [
      { tag: 'Ten', type: 'text', max: 10, since: '2.0.0', takes: { field: 'title' } },
      {
        tag: 'HDon',
        rows: 'lines',
        holds: [{ tag: 'THDon', type: 'text', max: 10, since: '2.0.0', takes: { field: 'name' } }],
      },
    ],
  }),
  written: (values) => ({ ...values }),
}

it('a kind checks what was kept, by the names of its fields and rows', () => {
  expect(checkedContent(notices, { id: 'n-1', title: '', names: 'one four' })).toEqual({
    ok: false,
    failure: [
      { field: 'title', message: 'title_is_required' },
      { field: 'lines.1.name', message: 'too_long:3' },
    ],
  })
})

it('a kind is written by its own layout, rows as well', () => {
  const kept = notices.toContent({ id: 'n-1', title: 'A & B', lines: [{ name: 'one' }, { name: 'two' }] })
  const checked = checkedContent(notices, kept)
  expect(checked.ok && documentXml(notices, checked.value, 'ID-1')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><TBao><DLTBao Id="ID-1"><Ten>A &amp; B</Ten>' +
      '<HDon><THDon>one</THDon></HDon><HDon><THDon>two</THDon></HDon></DLTBao><DSCKS><NNT/></DSCKS></TBao>',
  )
})
