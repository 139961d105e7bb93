import { requestsPage } from '../../documents/answeredRequests.ts'
import { onPage, type RecordPlaces } from '../../notifications/mail/recordPlaces.ts'

/** Where mails lead that name a request. */
export const reviewPlaces: RecordPlaces = { [requestsPage]: ({ id }) => onPage('sale/review-requests', id) }
