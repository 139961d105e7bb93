import { join } from 'node:path'
import type { MailTransport } from './mail.ts'
import type { SmtpConfig } from './smtp.ts'

/** What of the server's settings leads to a transport. */
interface Settings {
  readonly smtp: SmtpConfig | null
  readonly isDemo: boolean
  readonly dataFolder: string
}

/** How mails leave: by SMTP where a server is configured, in the demo into the folder `mail` of the data; null where they do not. */
export const openMail = async ({ smtp, isDemo, dataFolder }: Settings): Promise<MailTransport | null> => {
  if (smtp !== null) return (await import('./smtp.ts')).smtpTransport(smtp)
  return isDemo ? (await import('./folder.ts')).mailFolder(join(dataFolder, 'mail')) : null
}
