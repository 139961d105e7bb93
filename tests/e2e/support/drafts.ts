import type { Page } from 'playwright-core'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../../src/api/contract/declarationFiling.ts'
import type { DeclarationBody } from '../../../src/domain/declaration/wire.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { newBody } from '../../../tools/product/server/filing.ts'
import { besidePage } from './besidePage.ts'

/** A change of information of today: the lists show the latest day first. */
const change = (): Partial<DeclarationBody> => ({ decl_type: '2', reg_date: vietnamDay(new Date()) })

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
