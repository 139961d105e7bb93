/** What people are notified of about requests of the tax authority to review invoices. */
export type ReviewNotification = 'reviewRequest.received'
