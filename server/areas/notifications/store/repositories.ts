import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { NotificationRepositories } from '../../../notifications/notifications.ts'
import type { InboxRepositories } from './inbox.ts'

/** All that notifications work with. */
export type Repositories = InboxRepositories & NotificationRepositories & CompanyRepositories
