import type { Page } from 'playwright-core'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../../src/api/contract/declarationFiling.ts'
import { declarationLists } from '../../../src/api/contract/declarations.ts'
import type { DeclarationContent } from '../../../src/domain/declaration/content.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { demoKey, newBody, signedDeclaration } from '../../../tools/product/server/filing.ts'
import type { Product } from '../../../tools/product/product.ts'
import { besidePage } from './besidePage.ts'
import { countDeclarations, newestDraft, openList } from './filing.ts'

/** A change of information of today: the lists show the latest day first. */
const change = (): Partial<DeclarationContent> => ({ decl_type: '2', reg_date: vietnamDay(new Date()) })

/** Saves so many drafts beside the page; a list shows them that is opened afterwards. */
export const saveDrafts = async (
  page: Page,
  origin: string,
  count: number,
  collection: CollectionKey = 'eInvoice',
): Promise<void> => {
  const writer = await besidePage(page, origin)
  const body = await newBody(writer, change(), collection)
  for (let made = 0; made < count; made += 1) await writer.get(declarationFilings[collection].saveDraft, { body })
}

/** Begins to send a draft of the list that was saved beside the page; answers how many the list counted before it. */
export const sendDraft = async (page: Page, origin: string): Promise<number> => {
  await saveDrafts(page, origin, 1)
  await openList(page, origin)
  const before = (await countDeclarations(page)) - 1
  await newestDraft(page).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Send/ }).click()
  return before
}

/** Registers a change beside the page, signed by the demo's token; answers how many declarations there were before. */
export const registerChange = async (
  page: Page,
  { origin, data }: Product,
  collection: CollectionKey = 'eInvoice',
): Promise<number> => {
  const writer = await besidePage(page, origin)
  const { pagination } = await writer.get(declarationLists[collection].list, {
    query: { page_number: '0', page_size: '10' },
  })
  const { registration } = await signedDeclaration(writer, await demoKey(data), change(), collection)
  await writer.get(declarationFilings[collection].send, { body: registration })
  return pagination.total_elements
}
