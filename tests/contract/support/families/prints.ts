import type { Reply } from '../../../../tools/product/server/visitor.ts'

/** More than wait for the printer, all before the first is drawn. */
const crowd = 130

/** What one of so many is answered that all ask for a PDF at once. */
export const crowdedOut = async (ask: () => Promise<Reply>): Promise<Reply> => {
  const replies = await Promise.all(Array.from({ length: crowd }, ask))
  return replies.find(({ status }) => status === 429) ?? ask()
}
