/** Kind of the outbox's subjects that are mails to buyers. */
export const mailSubject = 'invoice-mail'
