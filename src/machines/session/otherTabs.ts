import { sessions } from './setup.ts'

/** Another tab has signed out whose page this is too; the end of somebody else's session takes nothing from this page. */
export const endedElsewhere = [
  {
    guard: {
      type: 'isOfThisPage',
      params: ({ event }: { event: { accountId: string } }) => ({ accountId: event.accountId }),
    },
    target: '#session.signedOut',
    description: 'Another tab has signed out',
  },
  {
    target: '#session.rereadingSession',
    reenter: true,
    description: 'Somebody else has signed out in another tab: the server is asked who is signed in now',
  },
] as const

/** What other tabs announce to one in which the password is asked for again. */
export const otherTabs = sessions.createStateConfig({
  on: {
    'session.startedElsewhere': {
      target: '#session.rereadingSession',
      description: 'Another tab has signed in again',
    },
    'session.endedElsewhere': endedElsewhere,
  },
})
