import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailFolder } from '../../server/mail/folder.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { decodedHeader, headersOf, mail } from './support/mails.ts'

let folder: string
beforeEach(async () => {
  folder = join(await makeFolder(), 'mail')
})
afterEach(() => removeFolder(join(folder, '..')))

const files = () => readdirSync(folder)
const only = (): string => readFileSync(join(folder, files()[0] ?? ''), 'utf8')

describe('the folder of mails', () => {
  it('has a file for each mail, in which both texts can be read, and which nobody else may open', async () => {
    expect(await mailFolder(folder).deliver(mail())).toEqual(succeed(null))
    expect(files()).toEqual(['01900000-0000-7000-8000-000000000001.account-1.eml'])
    expect([statSync(folder).mode & 0o777, statSync(join(folder, files()[0] ?? '')).mode & 0o777]).toEqual([
      0o700, 0o600,
    ])
    const headers = headersOf(only())
    expect(headers.get('message-id')).toEqual(['<01900000-0000-7000-8000-000000000001.account-1@tokhai.example>'])
    expect(decodedHeader(headers.get('to')?.[0] ?? '')).toBe('Nguyễn Thị Ánh <anh@saomaixanh.example>')
    expect(decodedHeader(headers.get('subject')?.[0] ?? '')).toBe('Tờ khai TK20261120-ABCDEF được chấp nhận')
    expect([headers.get('content-language'), headers.get('auto-submitted'), headers.get('date')]).toEqual([
      ['vi'],
      ['auto-generated'],
      ['Fri, 20 Nov 2026 01:00:00 +0000'],
    ])
    expect(only()).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/)
  })

  it('holds a mail once, however often it is handed over', async () => {
    for (let time = 0; time < 3; time += 1) await mailFolder(folder).deliver(mail())
    expect(files()).toHaveLength(1)
  })

  it.each(['\r\n', '\n', '\r', '\r\n\r\n', '\u2028', '\0', '\u202E'])(
    'lets no name or subject with %j in it write a line of its own',
    async (separator) => {
      const evil = `Ánh${separator}Bcc: thief@evil.example${separator}<b>`
      await mailFolder(folder).deliver(mail({ to: { name: evil, address: 'anh@saomaixanh.example' }, subject: evil }))
      const headers = headersOf(only())
      expect([...headers.keys()].filter((name) => /^[a-z-]+$/.test(name))).toEqual([...headers.keys()])
      expect([headers.get('bcc'), headers.get('cc'), headers.get('to')?.length]).toEqual([undefined, undefined, 1])
      expect(decodedHeader(headers.get('subject')?.[0] ?? '')).toBe('Ánh Bcc: thief@evil.example <b>')
      const address = decodedHeader(headers.get('to')?.[0] ?? '')
      expect(address.endsWith('<anh@saomaixanh.example>')).toBe(true)
      expect(address).not.toContain(separator)
    },
  )

  it('cuts a very long name, between letters', async () => {
    await mailFolder(folder).deliver(mail({ to: { name: '😀'.repeat(5000), address: 'anh@saomaixanh.example' } }))
    const { length } = only()
    expect(decodedHeader(headersOf(only()).get('to')?.[0] ?? '')).toContain(`${'😀'.repeat(119)}…`)
    expect(length).toBeLessThan(4000)
    expect(
      Math.max(
        ...only()
          .split('\r\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(998)
  })

  it.each([
    '',
    'anh',
    'anh@',
    'a@b.vn,c@d.vn',
    'a@b.vn>\r\nRCPT TO:<c@d.vn',
    '"a b"@b.vn',
    'a@b.vn (c)',
    `a@${'b'.repeat(300)}.vn`,
  ])('writes nothing to what is no plain address: %j', async (address) => {
    const refused = { code: 'mail.refused', detail: 'not an address' } as const
    expect(await mailFolder(folder).deliver(mail({ to: { name: 'x', address } }))).toEqual(fail(refused))
    expect(() => files()).toThrow('ENOENT')
  })
})
