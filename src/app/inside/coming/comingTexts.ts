import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NavigationTab } from '../../../domain/session.ts'

/** What will stand in the areas that this version does not have yet (seed 002 §1, §2.2). */
export const comingTexts: Record<NavigationTab, MessageDescriptor> = {
  sale: msg`Sales data, e-invoices and delivery notes will be issued, adjusted and cancelled here.`,
  'e-pit': msg`Certificates of personal income tax withholding will be drafted, issued and followed here.`,
  customers: msg`Your customers, with their tax codes and addresses, will be kept here for invoices to draw on.`,
  report: msg`Overviews of issued invoices and lists in detail will be read and exported here.`,
  admin: msg`Companies, shops and users will be administered here.`,
  'admin-site': msg`How many invoices each company has used will be reported here.`,
}
