import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { fail, succeed } from '../../src/domain/result.ts'
import { writeWhole } from '../wholeFile.ts'
import { composed, type Sender } from './composing.ts'
import { isMailAddress, type MailTransport } from './mail.ts'

const from: Sender = { name: 'tokhai', address: 'no-reply@tokhai.example' }

/** Keeps each mail as a file of its name in place of sending it; handed over again it takes its own place. */
export const mailFolder = (folder: string): MailTransport => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver(mail) {
      if (!isMailAddress(mail.to.address)) return fail({ code: 'mail.refused', detail: 'not an address' })
      const { message } = await transport.sendMail(composed(mail, from))
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed as a whole')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(join(folder, `${encodeURIComponent(mail.name)}.eml`), message)
      return succeed(null)
    },
    close: () => undefined,
  }
}
