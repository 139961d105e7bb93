import type { NavigationTab } from '../../../domain/session.ts'

/** Pages that the product is to have (seed 002 §2.2, §2.3), each until an area brings it. */
export const comingPaths: Readonly<Record<NavigationTab, readonly string[]>> = {
  sale: [
    'sale',
    'sale/e-invoice',
    'sale/e-invoice/cancel',
    'sale/e-invoice/adjust',
    'sale/e-invoice/replace',
    'sale/e-delivery-note',
    'sale/status',
    'sale/pos-invoice/pos-data',
    'sale/pos-invoice/issuance',
  ],
  'e-pit': [
    'e-pit',
    'e-pit/certificate',
    'e-pit/request-to-change',
    'e-pit/status/cancel',
    'e-pit/status/adjust',
    'e-pit/status/replace',
  ],
  customers: ['customers'],
  report: ['report', 'report/overview', 'report/detail-list'],
  admin: ['admin'],
  'admin-site': [],
}
