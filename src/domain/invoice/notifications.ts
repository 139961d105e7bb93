/** What people are notified of about invoices. */
export type InvoiceNotification = `invoice.${'accepted' | 'refused' | 'changed'}`
