import type { CodeMailTexts } from './codeMailTexts.ts'

export const en: CodeMailTexts = {
  subject: 'Your code to log in to tokhai',
  greeting: (name) => `Hello ${name},`,
  entered: (userId) =>
    `The password of ${userId} has been entered in a browser that has not been used for this account before. As many wrong passwords are being tried for the account at the moment, a code is needed as well.`,
  given: (code, minutes) => `Your code is ${code}. It can be used for ${minutes} minutes.`,
  warning:
    'If it was not you, somebody knows your password. They cannot log in without this code: give it to nobody, and change your password now.',
  foot: 'Nobody of tokhai ever asks for this code. Nobody reads answers to this message.',
}
