import * as v from 'valibot'

/** Whether mails to people carry the PDF: not, as it is, or closed by a password. */
export const mailedPdfs = ['none', 'open', 'closed'] as const

/**
 * What opens a closed one: the whole number of the person's identity paper, or their tax code. Both are known to the person and stand in no
 * mail; a part of either would be guessed within seconds.
 */
export const pdfPasswords = ['identity', 'taxCode'] as const

export const mailChoiceSchema = v.object({ attachment: v.picklist(mailedPdfs), password: v.picklist(pdfPasswords) })
export type MailChoice = v.InferOutput<typeof mailChoiceSchema>

/** Of a company that has chosen nothing. */
export const firstMailChoice: MailChoice = { attachment: 'none', password: 'identity' }
