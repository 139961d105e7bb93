import { unixSeconds } from '../clock.ts'
import { headerText } from '../mail/composing.ts'
import { htmlOf } from '../mail/html.ts'
import type { Mail } from '../mail/mail.ts'
import { mailDue, type MailingParts } from '../mail/wayOfMails.ts'
import type { OutboxMessage } from '../outbox/outbox.ts'
import type { CodeReader } from './code.ts'
import { codeLifetime, codeSubject, type MailedCode, type SignInCodes } from './signInCodes.ts'
import { codeMailTexts } from './texts/codeMailTexts.ts'

export interface CodeMailParts extends MailingParts {
  readonly store: MailingParts['store'] & { readonly signInCodes: SignInCodes }
  readonly reader: CodeReader
}

const letterOf = ({ id, locale, madeAt, owner }: MailedCode, code: string): Mail => {
  const { subject, greeting, entered, given, warning, foot } = codeMailTexts[locale]
  const minutes = String(codeLifetime / 60)
  const paragraphs = [
    greeting(headerText(owner.name)),
    entered(headerText(owner.userId)),
    given(code, minutes),
    warning,
  ]
  return {
    name: id,
    to: { name: owner.name, address: owner.address },
    subject,
    text: `${[...paragraphs, `-- \n${foot}`].join('\n\n')}\n`,
    html: htmlOf({ language: locale, paragraphs, address: null, foot }),
    language: locale,
    at: new Date(madeAt * 1000),
  }
}

const mailOf = async ({ store, reader, clock }: CodeMailParts, { subject }: OutboxMessage): Promise<Mail | string> => {
  const found = await store.signInCodes.mailed(subject.id)
  if (found === null || !found.isMailed) return 'mail.unwanted'
  if (!found.owner.isActive) return 'mail.withoutReader'
  return found.expiresAt <= unixSeconds(clock()) ? 'mail.tooLate' : letterOf(found, reader.codeOf(found.id))
}

/** Mails every code that is due to the owner of its account. */
export const sendSignInCodes = (parts: CodeMailParts): Promise<void> =>
  mailDue(parts, codeSubject, (message) => mailOf(parts, message))
