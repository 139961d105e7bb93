import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/** Whom mails come from. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/** Longest name and subject in a header; longer ones are cut. */
const longest = 120

/** What a header can hold: one line, without controls and marks that turn or hide text. */
export const headerText = (text: string): string => {
  const letters = [
    ...text
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .replaceAll(/ {2,}/g, ' ')
      .trim(),
  ]
  return letters.length <= longest ? letters.join('') : `${letters.slice(0, longest - 1).join('')}…`
}

/** The mail as the library takes it. */
export const composed = (
  { name, to, subject, text, html, language, at, attachments = [] }: Mail,
  from: Sender,
): SendMailOptions => ({
  messageId: `<${name}@${from.address.split('@')[1] ?? ''}>`,
  from: { name: headerText(from.name), address: from.address },
  to: { name: headerText(to.name), address: to.address },
  subject: headerText(subject),
  date: at,
  text,
  html,
  attachments: attachments.map((file) => ({
    filename: file.name,
    contentType: file.type,
    content: Buffer.from(file.content),
  })),
  headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
