/** What people are notified of about notices of wrong documents. */
export type NoticeNotification = `errorNotice.${'accepted' | 'refused' | 'changed'}`
