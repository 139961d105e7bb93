import type { Mail } from '../../../server/mail/mail.ts'

/** A mail about nothing in particular. */
export const mail = (changes: Partial<Mail> = {}): Mail => ({
  name: '01900000-0000-7000-8000-000000000001.account-1',
  to: { name: 'Nguyễn Thị Ánh', address: 'anh@saomaixanh.example' },
  subject: 'Tờ khai TK20261120-ABCDEF được chấp nhận',
  text: 'Cơ quan thuế đã chấp nhận tờ khai.\n',
  html: '<p>Cơ quan thuế đã chấp nhận tờ khai.</p>',
  language: 'vi',
  at: new Date('2026-11-20T01:00:00.000Z'),
  ...changes,
})

/** Header lines of a message, folded ones joined, by their names in lower case. */
export const headersOf = (message: string): ReadonlyMap<string, readonly string[]> => {
  const head = message.slice(0, message.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const lines = head.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line] as const)
  return new Map(
    [...Map.groupBy(lines, ([name]) => name)].map(([name, found]) => [
      name,
      found.map(([, line]) => line.slice(name.length + 1).trim()),
    ]),
  )
}

/** A header with its encoded words read (RFC 2047). */
export const decodedHeader = (text: string): string =>
  text.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) =>
    Buffer.concat(
      [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind, content = '']) =>
        kind?.toLowerCase() === 'b'
          ? Buffer.from(content, 'base64')
          : Buffer.from(
              content
                .replaceAll('_', ' ')
                .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
              'latin1',
            ),
      ),
    ).toString('utf8'),
  )
