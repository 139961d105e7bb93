import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readMultipart } from '../../server/http/multipart.ts'

const limit = 100_000

const requestOf = (body: BodyInit, type?: string): Request =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    ...(type === undefined ? {} : { headers: { 'Content-Type': type } }),
  })
const form = (...entries: readonly (readonly [string, string | Blob])[]): FormData => {
  const made = new FormData()
  for (const [name, value] of entries) made.append(name, value)
  return made
}
const outcomeOf = async (request: Request): Promise<string> => {
  const read = await readMultipart(request, limit)
  return read.ok ? 'read' : read.failure.reason
}
const part = (head: string, content = 'x') => `--b\r\n${head}\r\n\r\n${content}\r\n`
const named = 'Content-Disposition: form-data; name="a"'

describe('a body of multipart/form-data', () => {
  it('is read as its texts and files', async () => {
    const read = await readMultipart(requestOf(form(['payload', '{"a":"đ"}'], ['file', new Blob(['é'])])), limit)
    if (!read.ok) throw new Error(read.failure.reason)
    const { payload, file } = v.parse(v.object({ payload: v.string(), file: v.blob() }), read.value)
    expect([payload, await file.text()]).toEqual(['{"a":"đ"}', 'é'])
  })

  it.each([
    ['a name that is long', `${'a'.repeat(300)}.xlsx`, `…${'a'.repeat(249)}.xlsx`],
    ['a name of megabytes', `${'/'.repeat(90_000)}x.xlsx`, 'x.xlsx'],
    ['a path', String.raw`C:\fakepath\hàng.xlsx`, 'hàng.xlsx'],
    ['what is not seen', 'a\u202Exslx.\u200B\u0085.xlsx', 'axslx..xlsx'],
    ['marks beside their letters', 'ha\u0300ng.xlsx', 'hàng.xlsx'],
    ['nothing else', '\u200B', ''],
  ])('names its files without %s', async (_what, sent, kept) => {
    const read = await readMultipart(requestOf(form(['file', new File(['x'], sent, { type: 'text/csv' })])), limit)
    const { file } = v.parse(v.object({ file: v.file() }), read.ok ? read.value : null)
    expect([file.name, file.type, await file.text()]).toEqual([kept, 'text/csv', 'x'])
  })

  it('is refused where it is larger than its call takes', async () => {
    const large = new Response(form(['file', new Blob([new Uint8Array(limit)])]))
    const type = large.headers.get('content-type') ?? ''
    expect(await outcomeOf(requestOf(await large.arrayBuffer(), type))).toBe('request.tooLarge')
  })

  it.each([
    ['the same name twice', form(['a', '1'], ['a', '2'])],
    ['a text that no database can keep', form(['a', '\0'])],
    ['a name that none can', form(['\0', 'a'])],
  ])('is refused with %s', async (_what, body) => {
    expect(await outcomeOf(requestOf(body))).toBe('request.malformed')
  })

  it.each([
    ['more parts than any call has', `${part(named).repeat(500)}--b--`],
    ['no end', part(named)],
    ['no parts', 'x'],
    ['a part without a name', `${part('Content-Disposition: form-data')}--b--`],
    ['an endless head', `--b\r\n${'X'.repeat(50_000)}`],
    ['nothing', ''],
  ])('is refused with %s', async (_what, body) => {
    expect(await outcomeOf(requestOf(body, 'multipart/form-data; boundary=b'))).toBe('request.malformed')
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'b'.repeat(71)}`])(
    'is refused as %s',
    async (type) => {
      expect(await outcomeOf(requestOf('--b--', type))).toBe('request.malformed')
    },
  )
})
