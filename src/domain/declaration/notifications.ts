/** What people are notified of about declarations. */
export type DeclarationNotification =
  `declaration.${'accepted' | 'refused' | 'rejected' | 'lapsing' | 'lapsed' | 'explanation' | 'explanationDue' | 'changed'}`
