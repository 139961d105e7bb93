import type { Page } from 'playwright-core'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { unfinishedForms } from '../../../src/api/contract/declarationUnfinished.ts'
import { newBody } from '../../../tools/product/server/filing.ts'
import { besidePage } from './besidePage.ts'

/** Keeps a new form beside the page, as another tab of the user does that has been closed. */
export const leaveUnfinished = async (
  page: Page,
  origin: string,
  place: string,
  collection: CollectionKey = 'eInvoice',
): Promise<void> => {
  const user = await besidePage(page, origin)
  await user.get(unfinishedForms[collection].keep, {
    body: {
      way: 'new',
      origin_id: '',
      base_version: '',
      writer: 'closed-tab',
      revision: '',
      content: await newBody(user, { loca_nm: place }, collection),
    },
  })
}

/** Discards all that is kept of new forms beside the page; what a page has yet to keep comes after it. */
export const discardUnfinished = async (page: Page, origin: string): Promise<void> => {
  const user = await besidePage(page, origin)
  const { list, discard } = unfinishedForms.eInvoice
  const { unfinished } = await user.get(list)
  for (const { id, revision } of unfinished) await user.get(discard, { params: { id }, query: { revision } })
}
