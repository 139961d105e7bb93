/** What people are notified of about invoices; that one is accepted, its page shows. */
export type InvoiceNotification = `invoice.${'refused' | 'changed'}`
