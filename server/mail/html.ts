const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)

/** What a mail says, in plain text: paragraphs, then an address that it leads to, if any, and the foot. */
export interface MailContent {
  readonly language: string
  readonly paragraphs: readonly string[]
  readonly address: string | null
  readonly foot: string
}

/** The same as HTML. */
export const htmlOf = ({ language, paragraphs, address, foot }: MailContent): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head>`,
    '<body style="font:16px/1.5 Arial,sans-serif;color:#1a1d21">',
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ...(address === null ? [] : [`<p><a href="${escaped(address)}">${escaped(address)}</a></p>`]),
    `<p style="font-size:13px;color:#5a6270">${escaped(foot)}</p></body></html>`,
  ].join('\n')
